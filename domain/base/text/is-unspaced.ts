import type { TextFacts } from '../../seo/artifacts/text.js';

const LETTERS = /\p{L}/gu;
/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const MIN_SHARE = 0.3;
/** Pairs of signs take the place of frequent words where signs are a third of the text, however it begins. */
const MIN_TERM_SHARE = 0.5;

/**
 * Mostly written without spaces between words (Chinese, Japanese, Thai …): its words cannot be counted as others are.
 * Judged by how it begins or by what it says most often: many such pages begin with foreign names or quotations.
 */
export function isUnspaced({ excerpt, top_terms }: Pick<TextFacts, 'excerpt' | 'top_terms'>): boolean {
  const terms = top_terms.map(([term]) => term).join(' ');
  return shareOf(excerpt) >= MIN_SHARE || shareOf(terms) >= MIN_TERM_SHARE;
}

function shareOf(text: string): number {
  return (text.match(UNSPACED)?.length ?? 0) / Math.max(1, text.match(LETTERS)?.length ?? 0);
}
