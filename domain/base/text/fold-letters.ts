/** Letters that are no letter with a mark, as people without them on their keyboard write them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ё: 'е',
  ґ: 'г',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ς: 'σ',
};
/** Umlauts as German, Danish and their like spell them out. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const ASCII = /^\p{ASCII}*$/u;
const LETTERED = /[\u00aa-\u024f\u0259\u0370-\u03ff\u1e00-\u1fff\u0451\u0491\u0621-\u064a\u0671\u06a9\u06cc]/gu;
/** Vowel marks of Arabic and Hebrew, the stretch of Arabic, and joiners that show nowhere. */
const UNWRITTEN = /[\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u0652\u0670\u200b-\u200d\u00ad]/gu;

/**
 * One form for spellings that a search engine takes for the same: lower case, full-width forms and accents folded, ß as
 * ss, ё as е, dotless i as i, alef in one form, Arabic and Hebrew without vowel marks. With `spelledOut` umlauts become two
 * letters, as in "Fuer", else the bare one, as in "Fur": texts are the same when either form is.
 */
export function foldLetters(text: string, spelledOut = false): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const composed = lower
    .normalize('NFKC')
    .replace(/i\u0307/g, 'i')
    .replace(UNWRITTEN, '');
  return composed.replace(LETTERED, (letter) => (spelledOut && SPELLED_OUT[letter]) || PLAIN[letter] || bare(letter));
}

function bare(letter: string): string {
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return PLAIN[base] ?? base;
}
