import { expect } from 'chai';
import { langContentMismatch } from '../../../../../domain/seo/checks/lang/content-mismatch.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';

describe('[U] lang/content-mismatch', () => {
  const german = `<p>${'Wir haben die Stühle und den Tisch im Garten, weil es dort schön ist und wir gern draußen sitzen. '.repeat(14)}</p>`;
  const stated = (lang: string, body: string) =>
    langContentMismatch.judge(pageFrom(htmlPage(body).replace('lang="en"', `lang="${lang}"`), { url }), context());

  it('fires for a long text in another language', () => {
    expect(stated('en-GB', german)).to.deep.equal([
      {
        url,
        observed: 'html lang en-GB, text in de (266 words)',
        expected: 'the language of the text',
        where: 'html[lang]',
      },
    ]);
  });

  it('leaves a text in the stated language alone', () => expect(stated('de-AT', german)).to.deep.equal([]));

  it('leaves short texts, and those that are mostly lists or code, alone', () => {
    expect(stated('en', german.slice(0, 800))).to.deep.equal([]);
    expect(stated('en', `${german}<ul>${'<li>der die das</li>'.repeat(100)}</ul>`)).to.deep.equal([]);
    expect(stated('en', `<pre>${german}</pre>`)).to.deep.equal([]);
  });

  it('leaves languages that are not told from their relatives alone', () => {
    expect(stated('lb', german)).to.deep.equal([]);
    expect(stated('', german)).to.deep.equal([]);
  });

  it('takes the number of words from the settings', () => {
    const settings = context({ thresholds: { language_words: 300 } });
    expect(langContentMismatch.judge(pageFrom(htmlPage(german), { url }), settings)).to.deep.equal([]);
  });
});
