import { isMostlyRunning } from '../../../base/text/is-mostly-running.js';
import { isUnspaced } from '../../../base/text/is-unspaced.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

/** With fewer sentences than this the average says nothing. */
const MIN_SENTENCES = 5;

export const contentLongSentences: PageCheck = {
  id: 'content/long-sentences',
  severity: 'info',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Long sentences',
  why: 'Readers, above all on phones, lose the thread in sentences that run on.',
  fix: 'Split sentences at the second comma; keep most of them under twenty words.',
  reference: 'https://www.w3.org/WAI/WCAG22/Understanding/reading-level.html',
  effort_hours: 1,
  judge({ url, html }, { thresholds }) {
    if (!html) return [];
    const { word_count: words, sentence_count: sentences } = html.text.prose;
    // Signs of Chinese and Japanese are counted one by one, and the limit is made for words.
    if (!isMostlyRunning(html.text) || isUnspaced(html.text)) return [];
    if (sentences < MIN_SENTENCES || words / sentences <= thresholds.sentence_words) return [];
    const observed = `${(words / sentences).toFixed(1)} words a sentence on average`;
    return [{ url, observed, expected: writeText`at most ${thresholds.sentence_words}`, where: 'running text' }];
  },
};
