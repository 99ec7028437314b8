import { expect } from 'chai';
import { contentLongSentences } from '../../../../../domain/seo/checks/content/long-sentences.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const sentence = (words: number) => `<p>Word ${Array.from({ length: words - 1 }, () => 'and').join(' ')}.</p>\n`;
const judge = (html: string) => contentLongSentences.judge(pageFrom(html, { url }), context());

describe('[U] content/long-sentences', () => {
  it('fires on an average of 26 words', () => {
    expect(judge(`<main>${sentence(26).repeat(5)}</main>`)).to.deep.equal([
      { url, observed: '26.0 words a sentence on average', expected: 'at most 25', where: 'running text' },
    ]);
  });

  it('accepts 25', () => {
    expect(judge(`<main>${sentence(25).repeat(5)}</main>`)).to.deep.equal([]);
  });

  it('does not read listings and tables as sentences', () => {
    const row = `<tr><td>${'and '.repeat(40)}</td></tr>`;
    expect(
      judge(`<main>${sentence(9).repeat(5)}<pre>${'and '.repeat(900)}.</pre><table>${row.repeat(9)}</table>`),
    ).to.deep.equal([]);
  });

  it('says nothing of fewer than five sentences', () => {
    expect(judge(`<main>${sentence(60).repeat(4)}</main>`)).to.deep.equal([]);
  });

  it('does not count the signs of Chinese and Japanese as words', () => {
    expect(judge(`<main>${`<p>${'木'.repeat(40)}。</p>`.repeat(9)}</main>`)).to.deep.equal([]);
  });

  it('says nothing of an index with an introduction', () => {
    const index = '<li>oak</li>'.repeat(300);
    expect(judge(`<main>${sentence(26).repeat(5)}<ul>${index}</ul></main>`)).to.deep.equal([]);
  });
});
