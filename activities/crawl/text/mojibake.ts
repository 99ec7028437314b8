/** What the bytes 80–BF look like when UTF-8 was read as windows-1252. */
const TAIL = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/**
 * U+FFFD, and letters in the shape of UTF-8 read as windows-1252: "Ã©" for é, "Â " for a no-break space, "â€™" for an
 * apostrophe. Two-byte Cyrillic shows as pairs led by Ð or Ñ; a single pair could be Spanish before a quote mark.
 */
const DOUBLE_DECODED = `Ã${TAIL}|Â[\\u00a0-\\u00bf]|â(?:€|‚|„)${TAIL}|(?:[ÐÑ]${TAIL}){2,8}`;
/** "Ã©" in quotation marks of its own, as a text about encodings shows it; some forget the first one. */
const SHOWN = new RegExp(`[\\s"'“”„«‘(「『](?:${DOUBLE_DECODED}){1,4}[\\u200e\\u200f]?(?:["'”“’)」』]|\\s?»)`, 'g');
/** In a word, a number or a row of its kind: a single one is shown on purpose ("which looks like this: \ufffd"). */
const REPLACED = '(?<=[\\p{L}\\p{N}\ufffd])\ufffd|\ufffd(?=[\\p{L}\\p{N}\ufffd])';
const MOJIBAKE = new RegExp(`${REPLACED}|${DOUBLE_DECODED}`, 'gu');
const MOJIBAKE_ALONE = new RegExp(DOUBLE_DECODED, 'g');
const HINT = /[\ufffdÃÂâÐÑ]/;

/** A text that mentions U+FFFD by name shows the character on purpose. */
export function countMojibake(text: string): number {
  if (!HINT.test(text)) return 0;
  const meant = text.replace(SHOWN, '');
  return meant.match(/U\+FFFD/i.test(text) ? MOJIBAKE_ALONE : MOJIBAKE)?.length ?? 0;
}
