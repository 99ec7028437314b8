/** Scripts by Unicode block, first and last code point; what is in none of them is taken for Latin. */
const BLOCKS: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0x370, 0x3ff, 'Greek'],
  [0x400, 0x52f, 'Cyrillic'],
  [0x530, 0x58f, 'Armenian'],
  [0x590, 0x5ff, 'Hebrew'],
  [0x600, 0x77f, 'Arabic'],
  [0x900, 0x97f, 'Devanagari'],
  [0x980, 0x9ff, 'Bengali'],
  [0xa00, 0xa7f, 'Gurmukhi'],
  [0xa80, 0xaff, 'Gujarati'],
  [0xb80, 0xbff, 'Tamil'],
  [0xc00, 0xc7f, 'Telugu'],
  [0xc80, 0xcff, 'Kannada'],
  [0xd00, 0xd7f, 'Malayalam'],
  [0xd80, 0xdff, 'Sinhala'],
  [0xe00, 0xe7f, 'Thai'],
  [0xe80, 0xeff, 'Lao'],
  [0x1000, 0x109f, 'Myanmar'],
  [0x10a0, 0x10ff, 'Georgian'],
  [0x1100, 0x11ff, 'Hangul'],
  [0x1200, 0x139f, 'Ethiopic'],
  [0x1780, 0x17ff, 'Khmer'],
  [0x1f00, 0x1fff, 'Greek'],
  [0x3005, 0x3007, 'Han'],
  [0x3040, 0x309f, 'Hiragana'],
  [0x30a0, 0x30ff, 'Katakana'],
  [0x3130, 0x318f, 'Hangul'],
  [0x3400, 0x9fff, 'Han'],
  [0xac00, 0xd7af, 'Hangul'],
  [0xf900, 0xfaff, 'Han'],
  [0xfb50, 0xfdff, 'Arabic'],
  [0xfe70, 0xfeff, 'Arabic'],
  [0xff66, 0xff9f, 'Katakana'],
  [0x20000, 0x323af, 'Han'],
];

export type Script =
  | 'Latin'
  | 'Greek'
  | 'Cyrillic'
  | 'Armenian'
  | 'Hebrew'
  | 'Arabic'
  | 'Devanagari'
  | 'Bengali'
  | 'Gurmukhi'
  | 'Gujarati'
  | 'Tamil'
  | 'Telugu'
  | 'Kannada'
  | 'Malayalam'
  | 'Sinhala'
  | 'Thai'
  | 'Lao'
  | 'Myanmar'
  | 'Georgian'
  | 'Hangul'
  | 'Ethiopic'
  | 'Khmer'
  | 'Han'
  | 'Hiragana'
  | 'Katakana';

/** The script of a letter by its code point; Latin for what is in no block that is known here. */
export function detectScript(codePoint: number): Script {
  if (codePoint < 0x370) return 'Latin';
  return BLOCKS.find(([first, last]) => codePoint >= first && codePoint <= last)?.[2] ?? 'Latin';
}
