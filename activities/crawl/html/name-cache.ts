import { ownString } from './own-string.js';

const SLOTS = 2048;
/** Longer ones are no element or attribute of HTML. */
const MAX_KEPT_CHARS = 40;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

interface Entry {
  /** As the page spells it. */
  spelling: string;
  /** The same in lower case. */
  name: string;
}

const entries: (Entry | undefined)[] = new Array<Entry | undefined>(SLOTS).fill(undefined);

/**
 * The lower-case name at a place of a text. Pages repeat a few dozen names thousands of times: those are found without a
 * new string for each. Kept between pages; a name that hashes like another replaces it, so the memory is bounded.
 */
export function internName(text: string, start: number, end: number): string {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  const known = entries[slot];
  if (known !== undefined && isSame(known.spelling, text, start, end)) return known.name;
  const spelling = ownString(text.slice(start, end));
  const name = spelling.toLowerCase();
  if (spelling.length <= MAX_KEPT_CHARS) entries[slot] = { spelling, name };
  return name;
}

function isSame(spelling: string, text: string, start: number, end: number): boolean {
  if (spelling.length !== end - start) return false;
  for (let at = 0; at < spelling.length; at++) {
    if (spelling.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  }
  return true;
}
