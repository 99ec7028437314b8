import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

/** On a short page three mentions pass the share already. */
const MIN_COUNT = 5;

export const contentKeywordStuffing: PageCheck = {
  id: 'content/keyword-stuffing',
  severity: 'low',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'One word repeated too often',
  why: 'Text written around a word reads badly and is named as spam in the search guidelines.',
  fix: 'Write for readers: use the word where it belongs and say the rest in other words.',
  reference: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
  effort_hours: 1,
  judge({ url, html }, { thresholds }) {
    const words = html?.text.word_count ?? 0;
    const stuffed = (html?.text.top_terms ?? []).filter(
      ([, count]) => count >= MIN_COUNT && count / words > thresholds.keyword_density,
    );
    const expected = `at most ${thresholds.keyword_density * 100} % of the words`;
    const describe = ([term, count]: [string, number]) =>
      `"${term}" ${count} times in ${words} words (${((count / words) * 100).toFixed(1)} %)`;
    return foldCases(url, stuffed, describe, { expected, where: 'main text' });
  },
};
