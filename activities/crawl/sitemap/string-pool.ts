const SLOTS = 256;

/**
 * Gives the same string for equal parts of a text, as long as they come up often: no copy is made, and comparing and
 * looking up a string that was met before is quick. Holds no more than a few hundred of them.
 */
export class StringPool {
  private readonly slots: string[] = Array.from({ length: SLOTS }, () => '');

  /** The part of the text from start up to end. */
  take(text: string, start: number, end: number): string {
    if (start === end) return '';
    const length = end - start;
    const slot = (length * 67 + text.charCodeAt(start) * 31 + text.charCodeAt(end - 1)) % SLOTS;
    const known = this.slots[slot] ?? '';
    if (known.length === length && text.startsWith(known, start)) return known;
    const fresh = text.slice(start, end);
    this.slots[slot] = fresh;
    return fresh;
  }
}
