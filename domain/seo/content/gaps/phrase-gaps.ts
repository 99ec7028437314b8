import { foldTerm } from '../../../base/text/fold-term.js';
import { significantWords } from '../../../base/text/significant-words.js';
import { pageLanguage } from '../../site/page-language.js';
import { writtenLanguages } from '../../site/written-languages.js';
import type { ContentSite } from '../content-site.js';
import type { GapHolder } from './content-gap.js';

const MIN_PHRASE_PAGES = 3;

export interface PhraseGap {
  phrase: string;
  key: string;
  holders: GapHolder[];
}

/**
 * Phrases of several competitors, or of several pages of one, that no title or main heading of the site says; in the
 * languages that the site writes in.
 */
export function phraseGaps(own: ContentSite, competitors: readonly ContentSite[]): PhraseGap[] {
  const found = new Map<string, PhraseGap>();
  const languages = writtenLanguages(own.profile);
  for (const { url, phrases } of competitors)
    for (const { phrase, key, pages, sample_urls, language } of phrases) {
      if (language !== null && languages.size > 0 && !languages.has(language)) continue;
      const gap = found.get(key) ?? { phrase, key, holders: [] };
      gap.holders.push({ url, pages, sample_urls });
      found.set(key, gap);
    }
  const ownKeys = new Set(own.phrases.map(({ key }) => key));
  const gaps = [...found.values()].filter(({ key, holders }) => {
    const isShared = holders.length > 1 || (holders[0]?.pages ?? 0) >= MIN_PHRASE_PAGES;
    return isShared && !ownKeys.has(key) && !isSaid(own, key);
  });
  // "oak desk lamp" includes everything that "oak desk" and "desk lamp" say about the same pages.
  const longer = (key: string, holders: number) =>
    gaps.some((other) => other.key !== key && ` ${other.key} `.includes(` ${key} `) && other.holders.length >= holders);
  return gaps.filter(({ key, holders }) => !longer(key, holders.length));
}

/** One page of yours has all words of the phrase in title or main heading, in whatever order. */
function isSaid({ pages }: ContentSite, key: string): boolean {
  const words = key.split(' ');
  return pages.some((page) => {
    const { title, h1 } = page;
    const said = new Set(significantWords(`${title} ${h1}`, pageLanguage(page) || null).map(foldTerm));
    return words.every((word) => said.has(word));
  });
}
