import { footerLines } from '../writing/compose-text.js';
import { MAIL_LANGUAGES } from '../writing/mail-language.js';
import { cutQuotations } from './text/cut-quotations.js';
import { cutSignatures } from './text/cut-signatures.js';
import { plainLine } from './text/plain-line.js';
import { findSentLines } from './text/sent-lines.js';
import { tidyLines } from './text/tidy-lines.js';

/** The last line of each of our mails, by language: it is about opting out, and would be taken for the author's opt-out. */
const OPT_OUTS = MAIL_LANGUAGES.map((language) =>
  plainLine(footerLines({ name: '', organization: '', postal_address: '' }, '', language).at(-1) ?? ''),
).filter((line) => line !== '');

export interface NewText {
  text: string;
  /** Something of an earlier mail was taken away. */
  quoted_text_removed: boolean;
}

/**
 * The text that the author of a reply has written now: quotations with the lines above them, headers of the original,
 * signatures and lines of the mail that was answered (its footer too) are removed. Linear in the length of the text.
 * @param text Plain text, with any line ends.
 * @param options.sentText The mail that is answered, as it was sent; null when it is not known.
 */
export function extractNewText(text: string, options: { sentText?: string | null } = {}): NewText {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const sent = markSent(lines.map(unquote), options.sentText ?? '');
  const cut = cutQuotations(lines, sent);
  const kept = cut.map((line, index) => (line !== null && sent[index] ? null : line));
  return { text: tidyLines(cutSignatures(kept)), quoted_text_removed: kept.includes(null) };
}

function markSent(lines: readonly string[], sentText: string): boolean[] {
  const marks = sentText === '' ? [] : findSentLines(lines, sentText);
  const isOptOut = (line: string) => {
    const plain = plainLine(line);
    return OPT_OUTS.some((optOut) => plain.startsWith(optOut));
  };
  return lines.map((line, index) => marks[index] === true || isOptOut(line));
}

function unquote(line: string): string {
  return line.length > 3_000 ? '' : line.replace(/^[> ]{1,60}/, '');
}
