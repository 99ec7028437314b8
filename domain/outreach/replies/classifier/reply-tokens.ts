/** Words, runs of digits, and the marks that carry meaning. The elided article or "n'" before a word stands alone. */
const TOKEN = /[\p{L}\p{M}]+(?:-[\p{L}]+)*|0+|[?!¿¡$€£]|…|\.{3}|[.,;:。、！？]|[\p{Extended_Pictographic}]|\/s\b/gu;

/** The tokens of a folded text (see foldText), in its order. */
export function replyTokens(folded: string): string[] {
  return folded.match(TOKEN) ?? [];
}
