/** Trims and turns every run of white space into one space: the form in which texts are measured and shown. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Code points after trimming and collapsing: the length every "characters" threshold means. */
export function countChars(text: string): number {
  return [...collapse(text)].length;
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** As {@link countChars}, signs of Chinese, Japanese and Korean counted as the two letters whose room and sense they have. */
export function countColumns(text: string): number {
  return countChars(text) + (text.match(WIDE)?.length ?? 0);
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
