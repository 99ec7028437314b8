import { expect } from 'chai';
import { langUntranslated } from '../../../../../domain/seo/checks/lang/untranslated.js';
import { context } from '../../../../support/check-context.js';
import { type WrittenPage, writtenSite } from '../../../../support/sites/content-sites.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const TEXT =
  'Silver is a metal that people have used for coins and for spoons since the oldest times, and it still has a price that changes every day.';
const page = (path: string, lang: string, extra: Partial<WrittenPage> = {}): WrittenPage => ({
  path,
  lang,
  title: 'Silver price today',
  text: TEXT,
  ...extra,
});
const judge = (...pages: WrittenPage[]) => langUntranslated.judge(writtenSite('silver.example', pages), context());

describe('[U] lang/untranslated', () => {
  it('fires for copies of a short page under other languages, joined by hreflang or not', () => {
    expect(judge(page('/', 'en'), page('/de/', 'de'), page('/ja/', 'ja'))).to.deep.equal([
      {
        url: 'https://silver.example/de/',
        observed: 'stated language de, ja, same title, description and text as the en page',
        expected: 'a translation',
        where: 'title, meta[name=description] and main text',
        count: 2,
        related_urls: ['https://silver.example/', 'https://silver.example/ja/'],
      },
    ]);
  });

  it('takes the page in its own language for the original, wherever it was found', () => {
    const long = `${TEXT} ${TEXT.replace('Silver', 'Gold')} ${TEXT.replace('Silver', 'Tin')}`;
    const [finding] = judge(page('/', 'de', { text: long }), page('/en/', 'en', { text: long }));
    expect(finding).to.deep.include({ url: 'https://silver.example/', related_urls: ['https://silver.example/en/'] });
  });

  it('fires for copies of a few words whose description is the same too', () => {
    const short = (path: string, lang: string) =>
      pageFrom(
        `<html lang="${lang}"><head><title>Silver</title><meta name="description" content="The price of silver today."></head>
         <body><main>Silver costs more today than yesterday.</main></body></html>`,
        { url: `https://silver.example${path}` },
      );
    const found = langUntranslated.judge(siteFrom([short('/', 'en'), short('/de/', 'de')]), context());
    expect(found.map(({ url, count }) => [url, count])).to.deep.equal([['https://silver.example/de/', 1]]);
  });

  it('is silent for translations, for copies in one language, and for hardly any text', () => {
    const german =
      'Silber ist ein Metall, das seit den ältesten Zeiten für Münzen und Löffel verwendet wird, und sein Preis ändert sich.';
    expect(judge(page('/', 'en'), page('/de/', 'de', { text: german }))).to.deep.equal([]);
    expect(judge(page('/', 'en'), page('/en/', 'en-GB'))).to.deep.equal([]);
    expect(judge(page('/', 'en', { text: 'Silver' }), page('/de/', 'de', { text: 'Silver' }))).to.deep.equal([]);
  });
});
