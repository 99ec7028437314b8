import { foldTerm } from '../../../base/text/fold-term.js';
import { subjectWords } from '../../../base/text/subject-words.js';

export type PagePart = 'title' | 'h1';

/** The parts of a page that lack a word of the query; plural and singular count as one, stop words don't count. */
export function missingQueryWords(
  query: string,
  page: { title: string; h1: string },
): { part: PagePart; words: string[] }[] {
  const wanted = [...new Set(subjectWords(query))];
  return (['title', 'h1'] as const).flatMap((part) => {
    const there = new Set(subjectWords(page[part]).map(foldTerm));
    const words = wanted.filter((word) => !there.has(foldTerm(word)));
    return words.length > 0 ? [{ part, words }] : [];
  });
}
