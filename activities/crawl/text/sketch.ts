import { mix } from './mix.js';
import type { WordList } from './word-list.js';

const SHINGLE_WORDS = 3;
const SIZE = 64;
/** Room for candidates, so that the list is sorted now and then and not for each. */
const ROOM = 4 * SIZE;

/**
 * The 64 smallest hashes of a text's runs of three words (bottom-k sketch, Broder 1997), 8 hex digits each in rising
 * order; fewer when there are fewer distinct runs. From two sketches follows the share of runs that the texts have in
 * common, to about one part in sixteen.
 */
export function sketch({ hashes, count }: WordList): string {
  let smallest: number[] = [];
  let bound = 0x1_0000_0000;
  for (let index = 0; index + SHINGLE_WORDS <= count; index++) {
    const first = Math.imul(hashes[index] ?? 0, 0xb5297a4d);
    const second = Math.imul(hashes[index + 1] ?? 0, 0x68e31da5);
    const third = Math.imul(hashes[index + 2] ?? 0, 0x1b56c4e9);
    const hash = mix(first ^ (second + 0x9e3779b9) ^ (third << 1)) >>> 0;
    if (hash >= bound) continue;
    smallest.push(hash);
    if (smallest.length < ROOM) continue;
    smallest = smallestOf(smallest);
    if (smallest.length === SIZE) bound = smallest[SIZE - 1] ?? bound;
  }
  return smallestOf(smallest)
    .map((hash) => hash.toString(16).padStart(8, '0'))
    .join('');
}

function smallestOf(hashes: number[]): number[] {
  return [...new Set(hashes)].sort((one, other) => one - other).slice(0, SIZE);
}
