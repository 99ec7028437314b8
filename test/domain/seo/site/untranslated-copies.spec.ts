import { expect } from 'chai';
import { findUntranslated } from '../../../../domain/seo/site/untranslated-copies.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const TEXT = 'The price of silver follows the demand of industry and the mood of those who save in it. '.repeat(6);
const page = (path: string, lang: string, title: string, text = TEXT) =>
  pageFrom(htmlPage(`<p>${text}</p>`).replace('lang="en"', `lang="${lang}"`).replace('A page of the site', title), {
    url: `https://site.example${path}`,
  });
const find = (...pages: ReturnType<typeof page>[]) =>
  findUntranslated(siteFrom(pages)).map(({ original, copies }) =>
    [original, ...copies].map(({ url }) => new URL(url).pathname),
  );

describe('[U] untranslated copies', () => {
  it('are pages of another language with the text of the original', () => {
    expect(find(page('/de/', 'de', 'Silver'), page('/', 'en', 'Silver'), page('/fr/', 'fr', 'Silver'))).to.deep.equal([
      ['/', '/de/', '/fr/'],
    ]);
  });

  it('are copies under a translated title, too, and each once', () => {
    expect(find(page('/', 'en', 'Silver'), page('/de/', 'de', 'Silber'))).to.deep.equal([['/', '/de/']]);
  });

  it('are none where texts differ, or where there is next to no text', () => {
    expect(
      find(page('/', 'en', 'Silver'), page('/de/', 'de', 'Silber', 'Der Preis folgt der Nachfrage. '.repeat(20))),
    ).to.deep.equal([]);
    expect(find(page('/', 'en', 'Home', 'ACME Inc.'), page('/de/', 'de', 'Start', 'ACME Inc.'))).to.deep.equal([]);
  });
});
