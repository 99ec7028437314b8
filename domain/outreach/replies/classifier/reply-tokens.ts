/** Words, runs of digits, and marks with a meaning. An elided article or "n'" before a word is a separate token. */
const TOKEN = /[\p{L}\p{M}]+(?:-[\p{L}]+)*|0+|[?!¿¡$€£]|…|\.{3}|[.,;:。、！？]|[\p{Extended_Pictographic}]|\/s\b/gu;

/** The tokens of a folded text (see foldText), in its order. */
export function replyTokens(folded: string): string[] {
  return folded.match(TOKEN) ?? [];
}
