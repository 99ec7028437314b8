import { isTopicWord } from '../../../domain/base/text/is-topic-word.js';
import { ownString } from '../html/own-string.js';
import { mergeForms } from './merge-forms.js';
import type { TermTable } from './term-table.js';

const TOP = 30;
/** Room for forms of one word, which are merged before the list is cut. */
const ROOM = 2 * TOP;

/**
 * The 30 most frequent words with their counts, ties in alphabetical order. Stop words, single letters and numbers are
 * left out, and forms of one word counted as one, as far as the language has a rule for them. With no language known, the
 * stop words of the commonest languages of the script are left out.
 */
export function topTerms(table: TermTable, language: string | null): [term: string, count: number][] {
  const found: [string, number][] = [];
  for (const { count, members } of byFrequency(table)) {
    if (found.length >= ROOM) break;
    for (const member of members) {
      const term = table.term(member);
      if (isTopicWord(term, language)) found.push([term, count]);
    }
  }
  // UTF-16 order: the same on every machine, which a locale's order is not.
  const sorted = mergeForms(found, language).sort(
    ([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1),
  );
  return sorted.slice(0, TOP).map(([term, count]) => [ownString(term), count]);
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
