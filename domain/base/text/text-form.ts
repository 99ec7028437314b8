/** Trims and turns every run of white space into one space: the form in which texts are measured and shown. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Code points after trimming and collapsing: the length every "characters" threshold means. */
export function countChars(text: string): number {
  return [...collapse(text)].length;
}

/** Characters of Chinese, Japanese and Korean, their punctuation and full-width forms; not half-width kana. */
const WIDE =
  /(?![\uff61-\uff9f])[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/gu;
/** Vowel signs and accents are above or below a letter. */
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/**
 * As {@link countChars}, but characters of Chinese, Japanese and Korean count as two, by their width and meaning, and
 * marks above or below a letter (Thai, Hindi, Arabic) as none.
 */
export function countColumns(text: string): number {
  const plain = collapse(text);
  return countChars(plain) + (plain.match(WIDE)?.length ?? 0) - (plain.match(NO_WIDTH)?.length ?? 0);
}

/** Two texts with the same form are the same to a reader: case, white space and Unicode composition do not count. */
export function comparable(text: string): string {
  return collapse(text.normalize('NFKC')).toLowerCase();
}

/** The text collapsed and cut to a printable length, with an ellipsis where something was left off. */
export function shorten(text: string, maxChars = 200): string {
  const characters = [...collapse(text)];
  return characters.length <= maxChars ? characters.join('') : `${characters.slice(0, maxChars - 1).join('')}…`;
}
