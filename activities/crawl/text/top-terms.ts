import { ownString } from '../html/own-string.js';
import { STOP_WORD_LANGUAGES, STOP_WORDS, type StopWordLanguage } from './stop-words.js';
import type { TermTable } from './term-table.js';

const TOP = 30;
/** Longer than the longest compound; what is longer is no word. */
const MAX_TERM_CHARS = 80;
const HAS_LETTER = /\p{L}/u;

/**
 * The 30 most frequent words with their counts, ties in alphabetical order. Stop words, single letters and numbers are
 * left out. With no language known, the stop words of all languages are left out.
 */
export function topTerms(table: TermTable, language: StopWordLanguage | null): [term: string, count: number][] {
  const lists = (language ? [language] : STOP_WORD_LANGUAGES).map((name) => STOP_WORDS[name]);
  const top: [string, number][] = [];
  for (const { count, members } of byFrequency(table)) {
    const terms = members.map((member) => table.term(member));
    const kept = terms.filter((term) => isTelling(term) && !lists.some((list) => list.has(term)));
    // UTF-16 order: the same on every machine, which a locale's order is not.
    for (const term of kept.sort()) if (top.length < TOP) top.push([ownString(term), count]);
    if (top.length >= TOP) break;
  }
  return top;
}

function isTelling(term: string): boolean {
  return term.length > 1 && term.length <= MAX_TERM_CHARS && HAS_LETTER.test(term);
}

/** Distinct words in groups of equal count, highest count first. */
function byFrequency({ counts }: TermTable): { count: number; members: number[] }[] {
  const groups = new Map<number, number[]>();
  for (let term = 0; term < counts.length; term++) {
    const count = counts[term] ?? 0;
    if (count === 0) continue;
    const group = groups.get(count);
    if (group) group.push(term);
    else groups.set(count, [term]);
  }
  const sorted = [...groups].sort(([a], [b]) => b - a);
  return sorted.map(([count, members]) => ({ count, members }));
}
