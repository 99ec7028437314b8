import { buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { seededNumbers, writeProse } from '../../builder/prose.js';
import { TOOLS, TOOLS_DE, TOOLS_ES, TOOLS_FR } from '../../builder/vocabularies.js';

const ORIGIN = 'https://tool-shop.example';
const LANGUAGES = { en: TOOLS, de: TOOLS_DE, fr: TOOLS_FR, es: TOOLS_ES } as const;
type Language = keyof typeof LANGUAGES;
const CODES = Object.keys(LANGUAGES) as Language[];
const SLUGS = Array.from({ length: 14 }, (_, at) => `tool-${at + 1}`);
const pathOf = (code: Language, slug: string) => (code === 'en' ? `/${slug}/` : `/${code}/${slug}/`);
const homeOf = (code: Language) => (code === 'en' ? '/' : `/${code}/`);
const alternates = (path: (code: Language) => string) => [
  ...CODES.map((code) => ({ hreflang: code, href: ORIGIN + path(code) })),
  { hreflang: 'x-default', href: ORIGIN + path('en') },
];
const linksOf = (code: Language) => SLUGS.map((slug, at) => [pathOf(code, slug), nounAt(code, at)] as const);
const nounAt = (code: Language, at: number) => {
  const { nouns, traits } = LANGUAGES[code];
  return `${nouns[at % nouns.length]} ${traits[Math.floor(seededNumbers(code + at)() * traits.length)]} ${at + 1}`;
};
const text = (code: Language, seed: string) =>
  writeProse(LANGUAGES[code], seed, 260)
    .map((sentence) => `<p>${sentence}</p>`)
    .join('');

/** The one error: every translation names the English page as canonical. */
const pages = CODES.flatMap((code): PageSpec[] => [
  {
    path: homeOf(code),
    topic: `${nounAt(code, 0)} Hand & Soil ${code}`,
    lang: code,
    canonical: `${ORIGIN}/`,
    alternates: alternates(homeOf),
    main: `<h1>${nounAt(code, 0)}</h1>${text(code, `home ${code}`)}`,
    links: [],
    body: `<ul>${linksOf(code)
      .map(([href, words]) => `<li><a href="${href}">${words}</a></li>`)
      .join(
        '',
      )}</ul><p>${CODES.map((other) => `<a href="${homeOf(other)}" hreflang="${other}">${other}</a>`).join(' ')}</p>`,
  },
  ...SLUGS.map(
    (slug, at): PageSpec => ({
      path: pathOf(code, slug),
      topic: `${nounAt(code, at)} Hand & Soil`,
      lang: code,
      canonical: ORIGIN + pathOf('en', slug),
      alternates: alternates((other) => pathOf(other, slug)),
      main: `<h1>${nounAt(code, at)}</h1>${text(code, slug + code)}<p><a href="${homeOf(code)}">Hand &amp; Soil ${code}</a></p>`,
    }),
  ),
]);

export const toolShopTranslationsOut = buildSite({
  name: 'shop/tool-shop-translations-out',
  origin: ORIGIN,
  title: 'Hand & Soil',
  vocabulary: TOOLS,
  nav: [['/', 'Hand & Soil']],
  pages,
  pace: 'fair',
  expected: {
    range: [25, 45],
    score: 38,
    causes: ['canonical/to-other-language', 'index/few-indexable', 'hreflang/on-noncanonical'],
    reasons:
      'One line of the template takes 45 of 60 pages out of the index: German, French and Spanish buyers find nothing. What is left is a sound small English shop. Three quarters of the business is gone, for a fix of an hour.',
  },
});
