import { buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import type { PageSpec } from '../../builder/page-html.js';
import { capitalize } from '../../builder/page-html.js';
import { writeProse } from '../../builder/prose.js';
import { TOOLS, TOOLS_DE, TOOLS_FR } from '../../builder/vocabularies.js';

const ORIGIN = 'https://garden-tools.example';
const LANGUAGES = { en: TOOLS, de: TOOLS_DE, fr: TOOLS_FR } as const;
type Language = keyof typeof LANGUAGES;
const CODES = Object.keys(LANGUAGES) as Language[];
const COUNT = 7;
const pathOf = (code: Language, at: number) =>
  code === 'en' && at === 0 ? '/' : `/${code}/${at === 0 ? '' : `${at}/`}`;

/** Translations name themselves and French pages that are not there; no one names the German ones back. */
const alternatesOf = (code: Language, at: number) => [
  { hreflang: code, href: ORIGIN + pathOf(code, at) },
  ...(code === 'de' ? [{ hreflang: 'en', href: ORIGIN + pathOf('en', at) }] : []),
  { hreflang: 'fr', href: `${ORIGIN}/francais/${at}/` },
];

const pages = CODES.flatMap((code) =>
  Array.from({ length: COUNT }, (_, at): PageSpec => {
    const { nouns } = LANGUAGES[code];
    const topic = capitalize(`${nouns[at]} 2026 ${code.toUpperCase()}`);
    return {
      path: pathOf(code, at),
      topic,
      lang: code,
      alternates: code === 'fr' ? [] : alternatesOf(code, at),
      main: `<h1>${topic}</h1><p>${writeProse(LANGUAGES[code], `wrong ${code} ${at}`, 330).join(' ')}</p>`,
      nav: [
        ...Array.from({ length: COUNT }, (_unused, place) => [pathOf(code, place), nouns[place] ?? ''] as const),
        ...CODES.map((other) => [pathOf(other, at), `${other}: ${LANGUAGES[other].nouns[at]}`] as const),
      ],
      ...(at === 0 && code === 'en' ? { json_ld: [organization(ORIGIN, 'Garden Tools')] } : {}),
    };
  }),
);

export const wrongReturns = buildSite({
  name: 'multilingual/wrong-returns',
  origin: ORIGIN,
  title: 'Garden Tools',
  vocabulary: TOOLS,
  nav: [],
  pages,
  pace: 'fair',
  expected: {
    range: [52, 74],
    score: 66,
    causes: ['hreflang/to-error', 'hreflang/missing-return', 'speed/lcp'],
    reasons:
      'Good texts in three languages, but every set of language versions is broken: French entries lead to errors, German ones have no return. Readers land in the wrong language; the pages themselves are found.',
  },
});
