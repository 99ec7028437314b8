/** A text of so many characters at most, cut where a word ends. */
export function cutText(text: string, maxChars: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy.length <= maxChars) return tidy;
  const cut = tidy.slice(0, maxChars + 1);
  const space = cut.lastIndexOf(' ');
  return (space > maxChars / 2 ? cut.slice(0, space) : tidy.slice(0, maxChars)).replace(/[\s,;:.–-]+$/, '');
}

/** A topic as part of a sentence: without the full stop and the quotes around it. */
export function asPhrase(topic: string): string {
  return topic
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["'“”„«»]+|["'“”„«»]+$/g, '')
    .replace(/[.!]+$/, '');
}
