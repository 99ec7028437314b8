import { findHreflangCodeError } from './find-hreflang-code-error.js';
import { ISO_3166_1 } from './iso-3166-1.js';

/** Regions that people write, and what is meant: a code of ISO 3166-1, or no region at all. */
const REGIONS: Readonly<Record<string, string>> = { uk: 'GB', eu: '', latam: '419' };

/**
 * What an hreflang value that search engines cannot read is meant to be ("en_uk" → "en-GB", "jp" → "ja"), with the
 * language that the page states as a witness. A readable value comes back trimmed. Null when it cannot be known.
 *
 * @param stated primary language subtag of the page; empty when it states none
 */
export function correctHreflangCode(code: string, stated: string): string | null {
  const value = code.trim();
  if (findHreflangCodeError(value) === null) return value;
  const [language = '', ...rest] = value.toLowerCase().replaceAll('_', '-').split('-');
  const region = rest.at(-1) ?? '';
  const meant = REGIONS[region] ?? region.toUpperCase();
  const candidates = [
    [language, meant],
    [canonicalLanguage(language), meant],
    [languageOfCountry(language, stated), meant],
  ].map((parts) => parts.filter((part) => part !== '').join('-'));
  const readable = candidates.find((candidate) => findHreflangCodeError(candidate) === null);
  if (readable !== undefined) return readable;
  return stated !== '' && findHreflangCodeError(stated) === null ? stated : null;
}

/** "eng" and "deu" are three-letter codes of languages that have one of two letters. */
function canonicalLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? '';
  } catch {
    // Not even the form of a language tag.
    return '';
  }
}

/** A country's code in place of its language's: "jp" for Japanese, unless the page states another language. */
function languageOfCountry(code: string, stated: string): string {
  if (!ISO_3166_1.has(code)) return '';
  const language = new Intl.Locale(`und-${code}`).maximize().language;
  return stated === '' || stated === language ? language : '';
}
