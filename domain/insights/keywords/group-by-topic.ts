import { foldTerm } from '../../base/text/fold-term.js';
import { subjectWords } from '../../base/text/subject-words.js';

const MIN_SHARED = 2;

/**
 * What each keyword of a list is about: the words that most others of the list share with it, in its own order; the keyword
 * itself where it shares none.
 */
export function groupByTopic(keywords: readonly string[], language: string): string[] {
  const words = keywords.map((keyword) => [...new Set(subjectWords(keyword, language))]);
  const counts = new Map<string, number>();
  for (const own of words) for (const key of new Set(own.map(foldTerm))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return keywords.map((keyword, at) => {
    const own = words[at] ?? [];
    const count = (word: string) => counts.get(foldTerm(word)) ?? 0;
    const most = Math.max(0, ...own.map(count));
    if (most < MIN_SHARED) return keyword;
    return own.filter((word) => count(word) === most).join(' ');
  });
}
