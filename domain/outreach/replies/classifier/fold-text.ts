const MAX_CHARS = 4_000;
/** Letters that decomposition does not change. */
const WHOLE: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' };
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|would|could|should|has|have|had)n'?t\b/g, '$1 not'],
  [/\bcannot\b/g, 'can not'],
  [/\b(i|you|we|they|he|she|it|that|what|who|there)'(m|re|ve|ll|d|s)\b/g, '$1 $2'],
];

/**
 * A reply in the one form that the classifier reads: NFKC, lower case, Latin letters without their marks (many people
 * leave them out), every digit a 0, addresses and links masked, English contractions resolved. At most 4,000 characters.
 */
export function foldText(text: string): string {
  const plain = text
    .slice(0, MAX_CHARS)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßłøæœđı]/g, (letter) => WHOLE[letter] ?? letter)
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\w.+-]{1,64}@[\w.-]{1,100}\w/g, ' xmail ')
    .replace(
      /(?:https?:\/\/|www\.)\S{1,200}|\b[a-z0-9-]{1,60}\.(?:example|com|org|net|co|io|de|fr|es|it|nl|pl|jp|br)(?:\/\S{0,200})?(?![a-z])/g,
      ' xlink ',
    )
    .replace(/\d/g, '0')
    .replace(/0+(?:[.,]0+)*/g, (digits) => (digits.length > 4 ? '00000' : digits.replace(/[.,]/g, '')));
  return CONTRACTIONS.reduce((folded, [from, to]) => folded.replace(from, to), plain)
    .replace(/\s+/g, ' ')
    .trim();
}
