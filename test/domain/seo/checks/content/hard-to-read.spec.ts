import { expect } from 'chai';
import { contentHardToRead } from '../../../../../domain/seo/checks/content/hard-to-read.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const hard =
  'Institutional considerations regarding administrative responsibilities necessitate comprehensive organizational documentation, including interdisciplinary communication, methodological standardization and international harmonization of regulatory requirements. ';
const easy = 'The cat sat on the mat and the dog ran to it. ';
const judge = (html: string) =>
  contentHardToRead.judge(pageFrom(`<html lang="en"><body>${html}</body></html>`, { url }), context());

describe('[U] content/hard-to-read', () => {
  it('fires on long words in long sentences, as medium when very hard', () => {
    expect(
      judge(`<main>${hard.repeat(6)}</main>`).map(({ expected, severity, where }) => ({ expected, severity, where })),
    ).to.deep.equal([{ expected: 'at least 50', severity: 'medium', where: 'running text' }]);
  });

  it('tells the figure', () => {
    expect(judge(`<main>${hard.repeat(6)}</main>`)[0]?.observed.startsWith('Flesch reading ease -')).to.deep.equal(
      true,
    );
  });

  it('is silent on plain text', () => {
    expect(judge(`<main>${easy.repeat(20)}</main>`)).to.deep.equal([]);
  });

  it('does not read lists of links, tables and code as prose', () => {
    const links = '<li><a href="/x">Institutional administrative standardization</a></li>'.repeat(60);
    const code = `<pre>${hard.repeat(6)}</pre>`;
    expect(judge(`<main><ul>${links}</ul>${code}<p>${easy.repeat(20)}</p></main>`)).to.deep.equal([]);
    expect(judge(`<main><ul>${links}</ul>${code}</main>`)).to.deep.equal([]);
  });

  it('says nothing about short texts', () => {
    expect(judge(`<main>${hard.repeat(4)}</main>`)).to.deep.equal([]);
  });

  it('says nothing where syllables were not counted', () => {
    const page = pageFrom(`<html lang="en"><body><main>${hard.repeat(6)}</main></body></html>`, { url });
    const html = page.html && {
      ...page.html,
      text: { ...page.html.text, prose: { ...page.html.text.prose, syllable_count: null } },
    };
    expect(contentHardToRead.judge({ ...page, html }, context())).to.deep.equal([]);
  });

  it('is low between the two limits', () => {
    const page = pageFrom(`<html lang="en"><body><main>${easy.repeat(20)}</main></body></html>`, { url });
    const counts = { word_count: 200, sentence_count: 10, syllable_count: 330 };
    const html = page.html && { ...page.html, text: { ...page.html.text, prose: counts } };
    // 206.835 − 1.015 × 20 − 84.6 × 1.65 = 46.945
    expect(contentHardToRead.judge({ ...page, html }, context())).to.deep.equal([
      { url, observed: 'Flesch reading ease 46.9', expected: 'at least 50', where: 'running text' },
    ]);
  });

  it('says nothing of a page in another language with some English in it', () => {
    const text = `<main>${'It is the one that we use. '.repeat(9)}${hard.repeat(6)}</main>`;
    const judged = (lang: string) =>
      contentHardToRead.judge(pageFrom(`<html lang="${lang}"><body>${text}</body></html>`, { url }), context()).length;
    expect([judged('tr'), judged('en-GB'), judged('')]).to.deep.equal([0, 1, 1]);
  });

  it('says nothing of an index with an introduction', () => {
    expect(judge(`<main><p>${hard.repeat(6)}</p><ul>${'<li>oak</li>'.repeat(400)}</ul></main>`)).to.deep.equal([]);
  });
});
