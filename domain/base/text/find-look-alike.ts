/**
 * The first character that is another way to write a plain one, such as the full-width "ａ" or the ligature "ﬁ", with
 * the plain form (Unicode compatibility mapping). RFC 8264 9.17 keeps such characters out of identifiers: two names
 * that differ in them look the same and are different to machines. The ideographic full stop is what keyboards give for
 * a dot. Null when there is none.
 */
export function findLookAlike(text: string): { character: string; plain: string } | null {
  for (const character of text.normalize('NFC')) {
    const plain = character.normalize('NFKC');
    if (plain !== character) return { character, plain };
  }
  return null;
}
