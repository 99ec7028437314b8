/** Advance widths in thousandths of an em: the core metrics of Helvetica, which Arial shares. Grouped by width. */
const WIDTH_GROUPS: [widthPerMille: number, characters: string][] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft·'],
  [333, '()-`r“”'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [556, '#$0123456789?L_abdeghnopqu–«»€£'],
  [584, '+<=>~'],
  [611, 'FTZß'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [737, '©®'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
];

const WIDTHS = new Map(
  WIDTH_GROUPS.flatMap(([width, characters]) => [...characters].map((character) => [character, width] as const)),
);

const LOWER_CASE_WIDTH = 556;
const UPPER_CASE_WIDTH = 722;
const FULL_WIDTH = 1000;
const HALF_WIDTH = 500;

/**
 * Estimated width in px of one line of text in an Arial-like face. Accents take the width of their base letter, other
 * alphabets an average letter, ideographs and emoji a full em; kerning is left out.
 */
export function measureTextPx(text: string, fontSizePx: number): number {
  let perMille = 0;
  for (const character of text.normalize('NFC')) perMille += widthOf(character);
  return Math.round((perMille * fontSizePx) / 1000);
}

function widthOf(character: string): number {
  const [base = ''] = character.normalize('NFD');
  const known = WIDTHS.get(character) ?? WIDTHS.get(base);
  if (known !== undefined) return known;
  if (/[\p{M}\p{Cf}]/u.test(character)) return 0;
  if (/[\uff61-\uff9f]/u.test(character)) return HALF_WIDTH;
  if (
    /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u.test(
      character,
    )
  )
    return FULL_WIDTH;
  return /\p{Lu}/u.test(character) ? UPPER_CASE_WIDTH : LOWER_CASE_WIDTH;
}
