const MAX_WORDS = 8;
const MAX_CHARS = 80;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function countWords(keyword: string): number {
  return (keyword.match(WORD) ?? []).length;
}

/** Whether somebody may type it into a search box. */
export function isKeyword(keyword: string): boolean {
  const words = countWords(keyword);
  return words > 0 && words <= MAX_WORDS && keyword.length <= MAX_CHARS && !/https?:|[<>{}]/.test(keyword);
}
