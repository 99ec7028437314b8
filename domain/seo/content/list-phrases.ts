import { foldTerm } from '../../base/text/fold-term.js';
import { significantWords } from '../../base/text/significant-words.js';
import { siteNameCutter } from '../../base/text/site-name-cutter.js';
import { comparable } from '../../base/text/text-form.js';
import { readHost } from '../../base/url/url-identity.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { pageLanguage } from '../site/page-language.js';

/** Two or three words in a row that titles or main headings of a site say. */
export interface SitePhrase {
  /** As first met, lower case. */
  phrase: string;
  /** Its words folded, for comparing sites. */
  key: string;
  pages: number;
  sample_urls: string[];
  /** Primary subtag of the language of those pages; null when it is not known. */
  language: string | null;
}

type TitledPage = Pick<PageSummary, 'url' | 'title' | 'h1'> & Partial<Pick<PageSummary, 'lang' | 'guessed_lang'>>;

const MAX_PHRASES = 200;
const MAX_SAMPLE = 3;
const LONGEST = 3;
/** On this share of the pages a phrase belongs to the frame of the site. */
const FRAME_SHARE = 0.6;
const FRAME_FROM_PAGES = 5;
/** Words used for every subject that name none. */
const BLAND =
  /^(?:page|home|index|welcome|contact|login|privacy|policy|terms|cookie|imprint|impressum|startseite|accueil)$/;

/** Phrases of a site's titles and main headings, most pages first; the names of site and sections are left out. */
export function listPhrases(siteUrl: string, pages: readonly TitledPage[]): SitePhrase[] {
  const own = new Set(readHost(siteUrl).split(/[.-]/).map(foldTerm));
  const withoutName = siteNameCutter(pages.map(({ title }) => title));
  const found = new Map<string, SitePhrase>();
  for (const page of pages) {
    const { lang = null } = page;
    const language = pageLanguage({ ...page, lang }) || null;
    for (const [key, phrase] of phrasesOf([withoutName(page.title), page.h1], own, language)) {
      const known = found.get(`${language} ${key}`);
      if (!known) found.set(`${language} ${key}`, { phrase, key, pages: 1, sample_urls: [page.url], language });
      else {
        known.pages += 1;
        if (known.sample_urls.length < MAX_SAMPLE) known.sample_urls.push(page.url);
      }
    }
  }
  const most = pages.length < FRAME_FROM_PAGES ? pages.length : Math.max(1, Math.floor(pages.length * FRAME_SHARE));
  return [...found.values()]
    .filter((phrase) => phrase.pages <= most)
    .sort((one, other) => other.pages - one.pages || (one.key < other.key ? -1 : 1))
    .slice(0, MAX_PHRASES);
}

/** Each once for a page, by their folded words. */
function phrasesOf(texts: readonly string[], own: ReadonlySet<string>, language: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of texts) {
    // Stop words and marks part phrases: "lamps for the desk" is no phrase "lamps desk".
    for (const part of partsOf(text, language)) {
      const words = part.filter((word) => !own.has(foldTerm(word)) && !BLAND.test(word));
      for (let size = 2; size <= LONGEST; size++)
        for (let at = 0; at + size <= words.length; at++) {
          const taken = words.slice(at, at + size);
          found.set(taken.map(foldTerm).join(' '), taken.join(' '));
        }
    }
  }
  return found;
}

function partsOf(text: string, language: string | null): string[][] {
  const parts: string[][] = [[]];
  for (const token of comparable(text).match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}-]/gu) ?? []) {
    // A run without spaces holds words of its own: their neighbors are known by the text of pages, not by a title.
    const [word, ...others] = UNSPACED.test(token) ? [] : significantWords(token, language);
    if (word === undefined || others.length > 0 || /^\p{N}+$/u.test(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

const UNSPACED =
  /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
