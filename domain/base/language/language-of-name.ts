import { isLanguageTag } from './is-language-tag.js';
import { ISO_639_1 } from './iso-639-1.js';
import { primaryLanguage } from './primary-language.js';

/** English and own names of the languages that most pages are written in, lower case. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'arabic العربية',
  bg: 'bulgarian български',
  bn: 'bengali বাংলা',
  ca: 'catalan català',
  cs: 'czech čeština',
  da: 'danish dansk',
  de: 'german deutsch',
  el: 'greek ελληνικά',
  en: 'english',
  es: 'spanish español castilian castellano',
  et: 'estonian eesti',
  fa: 'persian farsi فارسی',
  fi: 'finnish suomi',
  fr: 'french français francais',
  he: 'hebrew עברית',
  hi: 'hindi हिन्दी',
  hr: 'croatian hrvatski',
  hu: 'hungarian magyar',
  id: 'indonesian bahasa',
  it: 'italian italiano',
  ja: 'japanese 日本語',
  ko: 'korean 한국어',
  lt: 'lithuanian lietuvių',
  lv: 'latvian latviešu',
  nl: 'dutch nederlands flemish vlaams',
  no: 'norwegian norsk',
  pl: 'polish polski',
  pt: 'portuguese português portugues',
  ro: 'romanian română',
  ru: 'russian русский',
  sk: 'slovak slovenčina',
  sl: 'slovenian slovenščina',
  sr: 'serbian српски srpski',
  sv: 'swedish svenska',
  th: 'thai ไทย',
  tr: 'turkish türkçe',
  uk: 'ukrainian українська',
  vi: 'vietnamese tiếng-việt',
  zh: 'chinese mandarin 中文',
};

const CODES = new Map(Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code])));

/** The primary subtag of a language tag (BCP 47) or of a language's name; null when it is neither. */
export function languageOfName(text: string): string | null {
  const plain = text.trim().normalize('NFC').toLowerCase();
  const named = CODES.get(plain) ?? CODES.get(plain.replaceAll(' ', '-'));
  if (named !== undefined) return named;
  const primary = primaryLanguage(plain);
  return isLanguageTag(plain.replaceAll('_', '-')) && ISO_639_1.has(primary) ? primary : null;
}

/** The English name with a capital, or the code itself for the rest. */
export function nameOfLanguage(code: string): string {
  const name = NAMES[code]?.split(' ')[0] ?? code;
  return name === code ? code : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
