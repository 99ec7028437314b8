export const OTHER = 0;
/** A letter or digit of a script that separates words. */
export const WORD = 1;
/** A sign of a script without spaces (Han, Hiragana, Katakana): counts as a word of its own. */
export const SINGLE = 2;
/** A combining mark: continues a word but does not start one. */
export const MARK = 3;
/** A letter of a script that writes its words without spaces (Thai, Lao, Khmer, Burmese): a dictionary cuts its runs. */
export const UNSPACED = 4;

export type CharClass = typeof OTHER | typeof WORD | typeof SINGLE | typeof MARK | typeof UNSPACED;

const IS_WORD = /[\p{L}\p{N}]/u;
/** With the sign that makes a vowel long, which belongs to both kana. */
const IS_SINGLE = /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
const IS_UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const IS_MARK = /\p{M}/u;

let table: Uint8Array | null = null;

/**
 * Classes of the 65,536 UTF-16 units, made once. A table, because a Unicode pattern costs ten times as much and this
 * runs for every character of every page. Surrogates are OTHER here: see {@link classOfCodePoint}.
 */
export function charClasses(): Uint8Array {
  if (table) return table;
  table = new Uint8Array(0x10000);
  for (let unit = 0; unit < 0x10000; unit++) table[unit] = classOfCodePoint(unit);
  return table;
}

export function classOfCodePoint(codePoint: number): CharClass {
  const char = String.fromCodePoint(codePoint);
  if (IS_WORD.test(char)) return IS_SINGLE.test(char) ? SINGLE : IS_UNSPACED.test(char) ? UNSPACED : WORD;
  return IS_MARK.test(char) ? MARK : OTHER;
}
