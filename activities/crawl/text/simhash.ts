import { mix } from './mix.js';
import type { WordList } from './word-list.js';

const SHINGLE_WORDS = 3;
/** Numbers counted at once; one plane fewer than their bits would not hold the sum. */
const BLOCK = 7;

/**
 * 64-bit SimHash (Charikar 2002) over runs of three words, as 16 hex digits: texts that share most of their runs differ
 * in few bits. A text of fewer words is one run; no words give zeros.
 */
export function simhash({ hashes, count }: WordList): string {
  const shingles = count === 0 ? 0 : Math.max(1, count - SHINGLE_WORDS + 1);
  const high = new Int32Array(shingles);
  const low = new Int32Array(shingles);
  for (let index = 0; index < shingles; index++) {
    const first = hashes[index] ?? 0;
    const second = index + 1 < count ? (hashes[index + 1] ?? 0) : 0;
    const third = index + 2 < count ? (hashes[index + 2] ?? 0) : 0;
    high[index] = mix(Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77) ^ Math.imul(third, 0xc2b2ae3d));
    low[index] = mix(Math.imul(first, 0x27d4eb2f) + Math.imul(second, 0x165667b1) + Math.imul(third, 0xcc9e2d51) + 1);
  }
  return majority(high) + majority(low);
}

/** The bits that are set in more than half of the numbers, as 8 hex digits. */
function majority(numbers: Int32Array): string {
  const totals = countBits(numbers);
  let bits = 0;
  for (let place = 0; place < 32; place++) if ((totals[place] ?? 0) * 2 > numbers.length) bits |= 1 << place;
  return (bits >>> 0).toString(16).padStart(8, '0');
}

const PLANES = 16;
const PLANE_LIMIT = 2 ** PLANES - 1 - BLOCK;

/**
 * In how many numbers each of the 32 bits is set. Plane p holds bit p of all 32 counts: seven numbers are summed by
 * full adders over all places at once (bit slicing), and their three planes of sums are added to the counts.
 */
function countBits(numbers: Int32Array): Int32Array {
  const totals = new Int32Array(32);
  const planes = new Int32Array(PLANES);
  let pending = 0;
  for (let at = 0; at < numbers.length; at += BLOCK) {
    const a = numbers[at] ?? 0;
    const b = numbers[at + 1] ?? 0;
    const c = numbers[at + 2] ?? 0;
    const d = numbers[at + 3] ?? 0;
    const e = numbers[at + 4] ?? 0;
    const f = numbers[at + 5] ?? 0;
    const g = numbers[at + 6] ?? 0;
    // A full adder of three numbers: the sum is their parity, the carry their majority.
    const abc = a ^ b ^ c;
    const def = d ^ e ^ f;
    const carryAbc = (a & b) | (c & (a ^ b));
    const carryDef = (d & e) | (f & (d ^ e));
    const ones = abc ^ def ^ g;
    const carry = (abc & def) | (g & (abc ^ def));
    const twos = carryAbc ^ carryDef ^ carry;
    const fours = (carryAbc & carryDef) | (carry & (carryAbc ^ carryDef));
    addPlane(planes, 0, ones);
    addPlane(planes, 1, twos);
    addPlane(planes, 2, fours);
    pending += BLOCK;
    if (pending > PLANE_LIMIT) {
      flush(planes, totals);
      pending = 0;
    }
  }
  flush(planes, totals);
  return totals;
}

function addPlane(planes: Int32Array, lowest: number, bits: number): void {
  let carry = bits;
  for (let plane = lowest; carry !== 0; plane++) {
    const sum = planes[plane] ?? 0;
    planes[plane] = sum ^ carry;
    carry &= sum;
  }
}

function flush(planes: Int32Array, totals: Int32Array): void {
  for (let place = 0; place < 32; place++) {
    let count = 0;
    for (let plane = 0; plane < PLANES; plane++) count += (((planes[plane] ?? 0) >>> place) & 1) << plane;
    totals[place] = (totals[place] ?? 0) + count;
  }
  planes.fill(0);
}
