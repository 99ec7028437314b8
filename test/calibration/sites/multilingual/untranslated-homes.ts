import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { linksTo, pagesAbout } from '../../builder/pages-about.js';
import { writeProse } from '../../builder/prose.js';
import { SILVER } from '../../builder/vocabularies.js';

const ORIGIN = 'https://silver-today.example';
const CODES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'zh', 'ja', 'ar'];
const homeOf = (code: string) => (code === 'en' ? '/' : `/${code}/`);
const articles = pagesAbout(
  SILVER.nouns.map((noun) => `what moves ${noun}`),
  { words: 170 },
  '/news/',
);
const alternates = CODES.map((code) => ({ hreflang: code, href: ORIGIN + homeOf(code) }));
const text = writeProse(SILVER, 'home', 75).join(' ');

/** Twelve home pages with one English text; the articles link to homes that do not exist. */
const homes = CODES.map(
  (code): PageSpec => ({
    path: homeOf(code),
    topic: 'silver price today',
    title: 'Silver price today, live chart and news',
    lang: code,
    alternates: [...alternates, { hreflang: 'x-default', href: `${ORIGIN}/` }],
    main: `<h1>Silver price today</h1><p>${text}</p>`,
    nav: [...linksTo(articles), ...CODES.map((other) => [homeOf(other), other] as const)],
  }),
);

export const untranslatedHomes = buildSite({
  name: 'multilingual/untranslated-homes',
  origin: ORIGIN,
  title: 'Silver Today',
  vocabulary: SILVER,
  nav: [['/', 'Home'], ...CODES.slice(1).map((code) => [`/${code}.html`, code] as const), ...linksTo(articles)],
  headers: BARE_HEADERS,
  pages: [...homes, ...articles],
  pace: 'fair',
  expected: {
    range: [28, 50],
    score: 40,
    causes: ['link/broken-internal', 'duplicate_pages', 'content/thin'],
    reasons:
      'Eleven of twelve language homes are the English text over again, every article links to eleven homes that are not there, and no page has much to say.',
  },
});
