import { expect } from 'chai';
import { contentKeywordStuffing } from '../../../../../domain/seo/checks/content/keyword-stuffing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/pages.js';

const url = 'https://site.example/page';
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const judge = (html: string) => contentKeywordStuffing.judge(pageFrom(html, { url }), context());

describe('[U] content/keyword-stuffing', () => {
  it('fires when a word passes three in a hundred', () => {
    expect(judge(`<main>${words(193)} ${'boots '.repeat(7)}</main>`)).to.deep.equal([
      {
        url,
        observed: '"boots" 7 times in 200 words (3.5 %)',
        count: 1,
        expected: 'at most 3 % of the words',
        where: 'main text',
      },
    ]);
  });

  it('accepts three in a hundred, as the topic word of technical documentation has', () => {
    expect(judge(`<main>${words(194)} ${'boots '.repeat(6)}</main>`)).to.deep.equal([]);
  });

  it('needs five repeats', () => {
    expect(
      [4, 5].map((repeats) => judge(`<main>${words(40)} ${'boots '.repeat(repeats)}</main>`).length),
    ).to.deep.equal([0, 1]);
  });
});
