/**
 * Numbers the distinct words of a text in order of first use: an open-addressing hash table over positions, no string
 * per word.
 */
export class TermIndex {
  /** For each term the place in the word list where it is first used. */
  readonly firsts: number[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly hashes: number[] = [];
  private readonly slots: Int32Array;
  private readonly mask: number;

  /** `units` is the text that the positions point into, in which there are at most `capacity` distinct words. */
  constructor(
    private readonly units: Uint16Array,
    capacity: number,
  ) {
    this.slots = takeSlots(capacity);
    this.mask = this.slots.length - 1;
  }

  /** The number of the word from `start` to `end`, whose place in the list is `place`. */
  numberOf(place: number, start: number, end: number, hash: number): number {
    let slot = (hash ^ (hash >>> 15)) & this.mask;
    for (;;) {
      // Slots hold the number and one more, so that clearing is filling with zeros.
      const term = (this.slots[slot] ?? 0) - 1;
      if (term === -1) return this.add(slot, place, start, end, hash);
      if (this.hashes[term] === hash && this.isSame(term, start, end)) return term;
      slot = (slot + 1) & this.mask;
    }
  }

  private add(slot: number, place: number, start: number, end: number, hash: number): number {
    const term = this.firsts.length;
    this.slots[slot] = term + 1;
    this.firsts.push(place);
    this.starts.push(start);
    this.ends.push(end);
    this.hashes.push(hash);
    return term;
  }

  private isSame(term: number, start: number, end: number): boolean {
    const { units } = this;
    const from = this.starts[term] ?? 0;
    if ((this.ends[term] ?? 0) - from !== end - start) return false;
    for (let offset = 0; offset < end - start; offset++) {
      if (units[from + offset] !== units[start + offset]) return false;
    }
    return true;
  }
}

const MIN_SLOTS = 64;
let scratch = new Int32Array(1 << 16);

/** Cleared slots, more than `capacity` of them, a power of two; the next call takes them back. */
function takeSlots(capacity: number): Int32Array {
  let size = MIN_SLOTS;
  while (size <= capacity) size *= 2;
  if (size > scratch.length) scratch = new Int32Array(size);
  return scratch.subarray(0, size).fill(0);
}
