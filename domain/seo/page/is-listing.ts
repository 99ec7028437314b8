import { isMostlyRunning } from '../../base/text/is-mostly-running.js';
import type { HtmlFacts } from '../artifacts/html.js';

/** Tables of contents and glossaries link at every entry; text to be read from end to end rarely has a link in each line. */
const WORDS_A_LINK = 15;

/** A list, table or index for looking things up rather than a text to read. */
export function isListing({ text, anchors }: HtmlFacts): boolean {
  if (!isMostlyRunning(text)) return true;
  const links = anchors.filter(({ region, url }) => url !== null && (region === 'main' || region === 'other')).length;
  return links * WORDS_A_LINK > text.running.word_count;
}
