const LETTERS = /\p{L}/gu;
/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const MIN_SHARE = 0.3;

/** Mostly written without spaces between words (Chinese, Japanese, Thai …): its words cannot be counted as others are. */
export function isUnspaced(text: string): boolean {
  const letters = text.match(LETTERS)?.length ?? 0;
  return letters > 0 && (text.match(UNSPACED)?.length ?? 0) >= letters * MIN_SHARE;
}
