/** A text of at most this many characters, on one line without control characters, cut where a word ends. */
export function cutText(text: string, maxChars: number): string {
  const tidy = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (tidy.length <= maxChars) return tidy;
  const cut = tidy.slice(0, maxChars + 1);
  const space = cut.lastIndexOf(' ');
  const whole = space > maxChars / 2 ? cut.slice(0, space) : [...tidy.slice(0, maxChars)].join('');
  return whole.replace(/[\s,;:.(–-]+$/, '').replace(/[\ud800-\udbff]$/, '');
}
