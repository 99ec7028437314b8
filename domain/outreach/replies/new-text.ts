import { cutQuotations } from './text/cut-quotations.js';
import { cutSignatures } from './text/cut-signatures.js';
import { findSentLines } from './text/sent-lines.js';
import { tidyLines } from './text/tidy-lines.js';

export interface NewText {
  text: string;
  /** Something of an earlier mail was taken away. */
  quoted_text_removed: boolean;
}

/**
 * What the writer of a reply wrote now: quotations with the lines above them, headers of the original, signatures and lines
 * of the mail that was answered (its footer too) are taken away. Linear in the length of the text.
 * @param text Plain text, with any line ends.
 * @param options.sentText The mail that is answered, as it was sent; null when it is not known.
 */
export function extractNewText(text: string, options: { sentText?: string | null } = {}): NewText {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const sent = options.sentText ? findSentLines(lines.map(unquote), options.sentText) : lines.map(() => false);
  const cut = cutQuotations(lines, sent);
  const kept = cut.map((line, index) => (line !== null && sent[index] ? null : line));
  return { text: tidyLines(cutSignatures(kept)), quoted_text_removed: kept.includes(null) };
}

function unquote(line: string): string {
  return line.length > 3_000 ? '' : line.replace(/^[> ]{1,60}/, '');
}
