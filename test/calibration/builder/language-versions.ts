import { capitalize, type PageSpec } from './page-html.js';
import { seededNumbers, writeProse } from './prose.js';
import { TOOLS, TOOLS_DE, TOOLS_ES, TOOLS_FR } from './vocabularies.js';

const LANGUAGES = { en: TOOLS, de: TOOLS_DE, fr: TOOLS_FR, es: TOOLS_ES } as const;
export const CODES = ['en', 'de', 'fr', 'es'] as const;
export type Code = (typeof CODES)[number];

export interface VersionOptions {
  origin: string;
  /** Articles of each language. */
  articles: number;
  /** Words of each of them. */
  words: number;
  homeWords: number;
  /** The start page of every language shows the English text. */
  homesInEnglish?: boolean;
}

export interface Version {
  code: Code;
  /** 0 for the start page of the language. */
  at: number;
  page: PageSpec;
}

export function versionPath(code: Code, at: number): string {
  return `${code === 'en' ? '' : `/${code}`}/${at === 0 ? '' : `tool-${at}/`}`;
}

/** Links of the menu of a language: its start page and first articles, then the start pages of the others. */
export function versionMenu(code: Code, articles: number): [href: string, text: string][] {
  return [
    ...Array.from({ length: articles + 1 }, (_, at): [string, string] => [versionPath(code, at), nameOf(code, at)]),
    ...CODES.filter((other) => other !== code).map((other): [string, string] => [versionPath(other, 0), other]),
  ];
}

/** A small shop for tools in four languages with closed sets of language versions, each page with a text of its own. */
export function languageVersions({ origin, articles, words, homeWords, homesInEnglish }: VersionOptions): Version[] {
  return CODES.flatMap((code) =>
    Array.from({ length: articles + 1 }, (_, at): Version => {
      const shown = at === 0 && homesInEnglish ? 'en' : code;
      const name = nameOf(shown, at);
      const paragraphs = writeProse(LANGUAGES[shown], `${shown} ${at}`, at === 0 ? homeWords : words);
      const links = at === 0 ? [] : [[versionPath(code, 0), nameOf(code, 0)] as const];
      return {
        code,
        at,
        page: {
          path: versionPath(code, at),
          topic: name,
          lang: code,
          title: `${name} – Hand and Soil`.slice(0, 58),
          description: `${name}: ${paragraphs[0] ?? ''} ${paragraphs[1] ?? ''}`.slice(0, 150),
          alternates: [
            ...CODES.map((other) => ({ hreflang: other, href: origin + versionPath(other, at) })),
            { hreflang: 'x-default', href: origin + versionPath('en', at) },
          ],
          main: `<h1>${name}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`,
          nav: versionMenu(code, articles),
          links,
        },
      };
    }),
  );
}

function nameOf(code: Code, at: number): string {
  const { nouns, traits } = LANGUAGES[code];
  const noun = nouns[at % nouns.length] ?? '';
  const trait = traits[Math.floor(seededNumbers(`${code}${at}`)() * traits.length)] ?? '';
  return capitalize(`${noun} ${trait}${at >= nouns.length ? ` ${at}` : ''}`);
}
