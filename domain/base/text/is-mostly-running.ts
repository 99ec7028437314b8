import type { TextFacts } from '../../seo/artifacts/text.js';

/** An index with an introduction has less, a text with tables and listings more. */
const MIN_SHARE = 1 / 3;

/** The page consists of sentences: measurements on its running text apply to the page. */
export function isMostlyRunning({ running, word_count }: Pick<TextFacts, 'running' | 'word_count'>): boolean {
  return running.word_count >= word_count * MIN_SHARE;
}
