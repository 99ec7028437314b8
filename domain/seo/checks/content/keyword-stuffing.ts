import { writeText } from '../../../base/text/write-text.js';
import { isListing } from '../../page/is-listing.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

/** On a short page a few mentions pass the share already. */
const MIN_COUNT = 5;
const MIN_WORDS = 100;
/**
 * A text about one thing names it often, and other things hardly less. Only a word that far exceeds the page's other
 * frequent ones was stuffed; a stuffed phrase is a few such words.
 */
const PHRASE_WORDS = 4;
const TOWERS = 3;
/** No text needs a word this often, no matter what the other pages do. */
const ABSURD_SHARE = 0.15;

export const contentKeywordStuffing: PageCheck = {
  id: 'content/keyword-stuffing',
  severity: 'low',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Keyword stuffing',
  why: 'Text written around a word reads badly and is named as spam in the search guidelines.',
  fix: 'Write for readers: use the word where it belongs and say the rest in other words.',
  reference: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
  effort_hours: 1,
  judge({ url, html }, { thresholds }) {
    if (!html || isListing(html)) return [];
    const { word_count: words, top_terms: terms } = html.text.running;
    if (words < MIN_WORDS) return [];
    const usual = terms[PHRASE_WORDS]?.[1] ?? 1;
    const stuffed = terms.filter(
      ([, count]) =>
        count >= MIN_COUNT &&
        count / words > thresholds.keyword_density &&
        (count >= TOWERS * usual || count / words > ABSURD_SHARE),
    );
    const expected = `at most ${thresholds.keyword_density * 100}% of the words`;
    const describe = ([term, count]: [string, number]) =>
      writeText`"${term}" ${count} times in ${words} words (${((count / words) * 100).toFixed(1)}%)`;
    return foldCases(url, stuffed, describe, { expected, where: 'running text' });
  },
};
