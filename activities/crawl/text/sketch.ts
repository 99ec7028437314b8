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
  const candidates = new Uint32Array(ROOM);
  let held = 0;
  let bound = 0x1_0000_0000;
  for (let index = 0; index + SHINGLE_WORDS <= count; index++) {
    const first = Math.imul(hashes[index] ?? 0, 0xb5297a4d);
    const second = Math.imul(hashes[index + 1] ?? 0, 0x68e31da5);
    const third = Math.imul(hashes[index + 2] ?? 0, 0x1b56c4e9);
    const hash = mix(first ^ (second + 0x9e3779b9) ^ (third << 1)) >>> 0;
    if (hash >= bound) continue;
    candidates[held++] = hash;
    if (held < ROOM) continue;
    held = keepSmallest(candidates, held);
    if (held === SIZE) bound = candidates[SIZE - 1] ?? bound;
  }
  const smallest = candidates.subarray(0, keepSmallest(candidates, held));
  return Array.from(smallest, (hash) => hash.toString(16).padStart(8, '0')).join('');
}

/** Puts the smallest distinct numbers among the first `held` in front, in rising order. @returns how many there are */
function keepSmallest(candidates: Uint32Array, held: number): number {
  candidates.subarray(0, held).sort();
  let kept = 0;
  for (let at = 0; at < held && kept < SIZE; at++) {
    const hash = candidates[at] ?? 0;
    if (kept === 0 || hash !== candidates[kept - 1]) candidates[kept++] = hash;
  }
  return kept;
}
