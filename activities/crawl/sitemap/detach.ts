/** Parts this short are copied by the engine anyway. */
const MAX_COPIED_CHARS = 12;

/**
 * The same text in memory of its own. A part of a string keeps all of that string alive: thousands of addresses that are
 * kept would keep the whole file.
 */
export function detach(text: string): string {
  if (text.length <= MAX_COPIED_CHARS) return text;
  return [text.slice(0, MAX_COPIED_CHARS), text.slice(MAX_COPIED_CHARS)].join('');
}
