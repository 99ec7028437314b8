import { mix } from './mix.js';
import type { WordList } from './word-list.js';

const SHINGLE_WORDS = 3;

/**
 * 64-bit SimHash (Charikar 2002) over runs of three words, as 16 hex digits: texts that share most of their runs differ
 * in few bits. A text of fewer words is one run; no words give zeros.
 */
export function simhash({ hashes, count }: WordList): string {
  const high = new BitCounter();
  const low = new BitCounter();
  const shingles = count === 0 ? 0 : Math.max(1, count - SHINGLE_WORDS + 1);
  for (let index = 0; index < shingles; index++) {
    const first = hashes[index] ?? 0;
    const second = index + 1 < count ? (hashes[index + 1] ?? 0) : 0;
    const third = index + 2 < count ? (hashes[index + 2] ?? 0) : 0;
    high.add(mix(Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77) ^ Math.imul(third, 0xc2b2ae3d)));
    low.add(mix(Math.imul(first, 0x27d4eb2f) + Math.imul(second, 0x165667b1) + Math.imul(third, 0xcc9e2d51) + 1));
  }
  return high.majority() + low.majority();
}

const PLANES = 8;

/**
 * Counts, for each of 32 bit places, in how many numbers the bit is set. Plane p holds bit p of all 32 counts, so that
 * one addition serves all places at once instead of looping over them.
 */
class BitCounter {
  private readonly planes = new Int32Array(PLANES);
  private readonly totals = new Int32Array(32);
  private pending = 0;
  private added = 0;

  add(value: number): void {
    let carry = value;
    for (let plane = 0; carry !== 0; plane++) {
      const sum = this.planes[plane] ?? 0;
      this.planes[plane] = sum ^ carry;
      carry &= sum;
    }
    this.added++;
    if (++this.pending === 2 ** PLANES - 1) this.flush();
  }

  /** Bits set in more than half of the numbers, as 8 hex digits. */
  majority(): string {
    this.flush();
    let bits = 0;
    for (let place = 0; place < 32; place++) if ((this.totals[place] ?? 0) * 2 > this.added) bits |= 1 << place;
    return (bits >>> 0).toString(16).padStart(8, '0');
  }

  private flush(): void {
    for (let place = 0; place < 32; place++) {
      let count = 0;
      for (let plane = 0; plane < PLANES; plane++) count += (((this.planes[plane] ?? 0) >>> place) & 1) << plane;
      this.totals[place] = (this.totals[place] ?? 0) + count;
    }
    this.planes.fill(0);
    this.pending = 0;
  }
}
