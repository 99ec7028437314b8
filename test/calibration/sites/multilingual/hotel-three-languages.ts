import { buildSite } from '../../builder/build-site.js';
import { localBusiness } from '../../builder/json-ld.js';
import type { PageSpec } from '../../builder/page-html.js';
import { capitalize } from '../../builder/page-html.js';
import { writeProse } from '../../builder/prose.js';
import { HOTEL, HOTEL_DE, HOTEL_FR } from '../../builder/vocabularies.js';

const ORIGIN = 'https://lake-hotel.example';
const LANGUAGES = { en: HOTEL, de: HOTEL_DE, fr: HOTEL_FR } as const;
type Language = keyof typeof LANGUAGES;
const CODES = Object.keys(LANGUAGES) as Language[];
const ENDINGS: Record<Language, string> = { en: 'at the lake hotel', de: 'im Hotel am See', fr: 'à l’hôtel du lac' };
const ABOUT: Record<Language, string> = {
  en: 'at our hotel by the lake: what we offer, what it costs and how to book your stay.',
  de: 'in unserem Hotel am See: was wir bieten, was es kostet und wie Sie bequem buchen.',
  fr: 'dans notre hôtel au bord du lac : nos offres, nos prix et comment réserver chez nous.',
};
const SUBJECTS = 8;
const pathOf = (code: Language, at: number) => `/${code}/${at === 0 ? '' : `${at}/`}`;
const topicOf = (code: Language, at: number) => capitalize(`${LANGUAGES[code].nouns[at]} ${ENDINGS[code]}`);

const pages = CODES.flatMap((code) =>
  Array.from({ length: SUBJECTS }, (_, at): PageSpec => {
    const { nouns } = LANGUAGES[code];
    const parts = writeProse(LANGUAGES[code], `${code} ${at}`, 360);
    const half = Math.ceil(parts.length / 2);
    return {
      path: pathOf(code, at),
      topic: topicOf(code, at),
      lang: code,
      title: `${topicOf(code, at)} – Lake Hotel`.slice(0, 58),
      description: `${capitalize(nouns[at] ?? '')} ${ABOUT[code]}`,
      alternates: [
        ...CODES.map((other) => ({ hreflang: other, href: ORIGIN + pathOf(other, at) })),
        { hreflang: 'x-default', href: ORIGIN + pathOf('en', at) },
      ],
      main: `<h1>${topicOf(code, at)}</h1><p>${parts.slice(0, half).join(' ')}</p><h2>${capitalize(nouns[at + 1] ?? nouns[0] ?? '')}</h2><p>${parts.slice(half).join(' ')}</p>`,
      nav: [
        ...Array.from({ length: SUBJECTS }, (_unused, other) => [pathOf(code, other), nouns[other] ?? ''] as const),
        ...CODES.map((other) => [pathOf(other, at), `${other}: ${LANGUAGES[other].nouns[at]}`] as const),
      ],
      ...(at === 0 ? { json_ld: [localBusiness(ORIGIN, 'Lake Hotel', 'Hotel')] } : {}),
    };
  }),
);

export const hotelThreeLanguages = buildSite({
  name: 'multilingual/hotel-three-languages',
  origin: ORIGIN,
  title: 'Lake Hotel',
  vocabulary: HOTEL,
  nav: [],
  pages,
  answers: { '/': { status: 301, headers: { location: '/en/' } } },
  expected: {
    range: [88, 100],
    score: 93,
    causes: [],
    reasons:
      'Three complete languages, each page with its own text and a closed set of language versions, business data, fast.',
  },
});
