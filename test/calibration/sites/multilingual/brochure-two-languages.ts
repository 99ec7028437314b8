import { buildSite } from '../../builder/build-site.js';
import type { PageSpec } from '../../builder/page-html.js';
import { HOTEL, HOTEL_FR } from '../../builder/vocabularies.js';

const ORIGIN = 'https://lake-inn.example';
const LANGUAGES = { en: HOTEL, fr: HOTEL_FR } as const;
type Language = keyof typeof LANGUAGES;
const CODES: readonly Language[] = ['en', 'fr'];
const SLUGS = ['', 'rooms/', 'contact/'];

const pages = CODES.flatMap((code) =>
  SLUGS.map((slug, at): PageSpec => {
    const { nouns } = LANGUAGES[code];
    return {
      path: `/${code}/${slug}`,
      topic: `${nouns[at]} ${nouns[at + 4]} Lake Inn`,
      text: `${code} ${slug}`,
      lang: code,
      words: 340,
      alternates: [
        ...CODES.map((other) => ({ hreflang: other, href: `${ORIGIN}/${other}/${slug}` })),
        { hreflang: 'x-default', href: `${ORIGIN}/en/${slug}` },
      ],
      nav: [
        ...SLUGS.map((other, place) => [`/${code}/${other}`, `${nouns[place]} ${place + 1}`] as const),
        ...CODES.map((other) => [`/${other}/${slug}`, other] as const),
      ],
    };
  }),
);

export const brochureTwoLanguages = buildSite({
  name: 'multilingual/brochure-two-languages',
  origin: ORIGIN,
  title: 'Lake Inn',
  vocabulary: HOTEL,
  nav: [],
  pages,
  answers: { '/': { status: 302, headers: { location: '/en/' } } },
  expected: {
    range: [58, 78],
    score: 69,
    causes: ['content/few-pages'],
    reasons:
      'Three pages in two languages, the sets are right and the texts are translated. Six URLs are three subjects: rooms, prices, surroundings and directions are missing in both languages.',
  },
});
