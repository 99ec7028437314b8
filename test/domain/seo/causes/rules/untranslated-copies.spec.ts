import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const TEXT = 'The price of silver follows the demand of industry and the mood of those who save in it. '.repeat(10);
const page = (path: string, lang: string, text = TEXT) =>
  pageFrom(
    htmlPage(`<p>${text}</p>`, '<meta name="description" content="Silver prices of today and yesterday.">').replace(
      'lang="en"',
      `lang="${lang}"`,
    ),
    {
      url: `https://site.example${path}`,
    },
  );

describe('[U] untranslated copies', () => {
  it('are one cause over all versions, with the original', () => {
    const { cause } = explainedSite([page('/', 'en'), page('/de/', 'de'), page('/fr/', 'fr')]);
    const found = cause('content/untranslated');
    expect(found?.title).to.equal('2 language versions with untranslated text (2 pages)');
    expect(found?.urls).to.deep.equal(['https://site.example/de/', 'https://site.example/fr/']);
    expect(found?.steps[0]).to.equal(
      'Translate title, description and text of https://site.example/de/ (de), https://site.example/fr/ (fr): they repeat https://site.example/ in en.',
    );
    expect([found?.loss, found?.certainty]).to.deep.equal([0.6, 0.8]);
  });

  it('are none where the text is translated', () => {
    const german = page(
      '/de/',
      'de',
      'Der Preis von Silber folgt der Nachfrage der Industrie und der Laune der Sparer. '.repeat(10),
    );
    expect(explainedSite([page('/', 'en'), german]).cause('content/untranslated')).to.equal(undefined);
  });
});
