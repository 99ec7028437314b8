import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { organization } from '../../builder/json-ld.js';
import type { PageSpec } from '../../builder/page-html.js';
import { capitalize } from '../../builder/page-html.js';
import { writeProse } from '../../builder/prose.js';
import { MACHINES, MACHINES_DE } from '../../builder/vocabularies.js';

const ORIGIN = 'https://machine-parts.example';
const LANGUAGES = { en: MACHINES, de: MACHINES_DE } as const;
type Language = keyof typeof LANGUAGES;
const CODES = Object.keys(LANGUAGES) as Language[];
const COUNT = 10;
const pathOf = (code: Language, at: number) =>
  code === 'en' ? (at === 0 ? '/' : `/part-${at}/`) : `/de/${at === 0 ? '' : `teil-${at}/`}`;

/** hreflang names the other language only, and German pages have no descriptions. */
const pages = CODES.flatMap((code) =>
  Array.from({ length: COUNT }, (_, at): PageSpec => {
    const { nouns } = LANGUAGES[code];
    const other = code === 'en' ? 'de' : 'en';
    const topic = capitalize(`${nouns[at]} ${code === 'en' ? 'for machine builders' : 'für den Maschinenbau'}`);
    return {
      path: pathOf(code, at),
      topic,
      lang: code,
      alternates: [{ hreflang: other, href: ORIGIN + pathOf(other, at) }],
      main: `<h1>${topic}</h1><p>${writeProse(LANGUAGES[code], `${code} ${at}`, 300).join(' ')}</p>`,
      nav: [
        ...Array.from({ length: COUNT }, (_unused, place) => [pathOf(code, place), nouns[place] ?? ''] as const),
        [pathOf(other, at), `${other}: ${LANGUAGES[other].nouns[at]}`],
      ],
      ...(code === 'de' ? { description: null } : {}),
      ...(at === 0 && code === 'en' ? { json_ld: [organization(ORIGIN, 'Machine Parts')] } : {}),
    };
  }),
);

export const machineParts = buildSite({
  name: 'multilingual/machine-parts',
  origin: ORIGIN,
  title: 'Machine Parts',
  vocabulary: MACHINES,
  nav: [],
  headers: BARE_HEADERS,
  pages,
  pace: 'fair',
  expected: {
    range: [70, 88],
    score: 77,
    causes: ['desc/missing', 'hreflang/missing-self', 'speed/lcp'],
    reasons:
      'Two languages with sound texts. The sets of language versions leave out the page itself, half of the pages have no description, phones wait a little.',
  },
});
