import type { TextFacts } from '../../seo/artifacts/text.js';
import { isUnspaced } from './is-unspaced.js';

/** A word of Chinese or Japanese is about two signs, and each sign is counted as a word. */
const SIGNS_A_WORD = 2;
/** Scripts whose words a dictionary has counted. */
const CUT = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words of running text, comparable between languages that part them by spaces and those that do not. */
export function runningWords(text: Pick<TextFacts, 'running' | 'excerpt' | 'top_terms'>): number {
  const { word_count: words } = text.running;
  return isUnspaced(text) && !CUT.test(text.excerpt) ? Math.round(words / SIGNS_A_WORD) : words;
}
