import type { MailTexts } from './texts/mail-texts.js';

const MARKS = /["“”„«»「」『』]/g;
const MARK_IN_TEXT = /(\s*)["“”„«»「」『』](\s*)/g;

/** A phrase in the quotation marks of a language; those within become inner ones in pairs, or go where they are no pairs. */
export function quotePhrase(phrase: string, [open, close, innerOpen, innerClose]: MailTexts['quotes']): string {
  const isPaired = (phrase.match(MARKS)?.length ?? 0) % 2 === 0;
  if (!isPaired) return `${open}${phrase.replace(MARKS, '').replace(/\s+/g, ' ').trim()}${close}`;
  let count = 0;
  const inner = phrase.replace(MARK_IN_TEXT, (_, before: string, after: string) => {
    count += 1;
    return count % 2 === 1 ? `${before}${innerOpen}` : `${innerClose}${after}`;
  });
  return `${open}${inner.trim()}${close}`;
}
