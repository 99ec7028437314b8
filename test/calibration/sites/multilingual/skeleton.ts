import { buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { writeProse } from '../../builder/prose.js';
import { MACHINES, MACHINES_DE, MACHINES_IT } from '../../builder/vocabularies.js';

const ORIGIN = 'https://drive-parts.example';
const LANGUAGES = { en: MACHINES, de: MACHINES_DE, it: MACHINES_IT } as const;
type Language = keyof typeof LANGUAGES;
const CODES = Object.keys(LANGUAGES) as Language[];
const SLUGS = ['', 'products/', 'pumps/', 'bearings/', 'service/', 'about/', 'jobs/', 'contact/', 'imprint/'];
const pathOf = (code: Language, slug: string) => `/${code}/${slug}`;

const pages = CODES.flatMap((code) =>
  SLUGS.map((slug, at): PageSpec => {
    const { nouns } = LANGUAGES[code];
    const topic = `${nouns[at] ?? nouns[0]} ${at + 1} ${code.toUpperCase()}`;
    const hasHeading = at === 0 || (at === 1 && code === 'en');
    const words = writeProse(LANGUAGES[code], `${code} ${slug}`, 26).join(' ');
    return {
      path: pathOf(code, slug),
      topic,
      lang: code,
      description: `${nouns[at] ?? nouns[0]} – Drive Parts.`,
      alternates: [
        ...CODES.map((other) => ({ hreflang: other, href: ORIGIN + pathOf(other, slug) })),
        { hreflang: 'x-default', href: ORIGIN + pathOf('en', slug) },
      ],
      main: `${hasHeading ? `<h1>${topic}</h1>` : `<div class="headline">${topic}</div>`}<p>${words}</p>`,
      nav: [
        ...SLUGS.map((other, place) => [pathOf(code, other), `${nouns[place] ?? nouns[0]} ${place + 1}`] as const),
        ...CODES.map((other) => [pathOf(other, slug), `${other} ${at}`] as const),
      ],
    };
  }),
);

export const skeleton = buildSite({
  name: 'multilingual/skeleton',
  origin: ORIGIN,
  title: 'Drive Parts',
  vocabulary: MACHINES,
  nav: [],
  pages,
  answers: { '/': { status: 302, headers: { location: '/en/' } } },
  expected: {
    range: [30, 50],
    score: 43,
    causes: ['content/thin', 'h1/missing', 'desc/short'],
    reasons:
      'The frame is right (languages, sitemap, speed, encryption), but it is empty: fewer than 40 words a page, no heading on 23 of 27, nothing that describes a product. It can rank for its name only.',
  },
});
