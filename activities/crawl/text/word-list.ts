import { charClasses, classOfCodePoint, MARK, OTHER, SINGLE, WORD } from './char-classes.js';

/** Words of a text by position, without a string for each: pages have thousands, and most are never looked at. */
export interface WordList {
  /** The text the positions point into. */
  text: string;
  count: number;
  starts: Int32Array;
  ends: Int32Array;
  /** 32-bit FNV-1a of each word's UTF-16 units. */
  hashes: Int32Array;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const FIRST_CAPACITY = 4096;

/**
 * Finds the words: runs of letters and digits, joined by an apostrophe or hyphen inside; each Han or kana sign is a word.
 * Case is kept: give lower-case text to have words compare regardless of case.
 */
export function findWords(text: string): WordList {
  const classes = charClasses();
  const list = emptyList(text);
  const length = text.length;
  let at = 0;
  while (at < length) {
    const kind = classAt(text, at, classes);
    if (kind === OTHER || kind === MARK) at++;
    else if (kind === SINGLE) at = addWord(list, at, at + widthAt(text, at));
    else at = addWord(list, at, endOfWord(text, at, classes));
  }
  return list;
}

/** The words from `firstWord` up to, not including, `lastWord` of each range; their text is the list's own. */
export function pickWords(list: WordList, ranges: readonly { firstWord: number; lastWord: number }[]): WordList {
  const count = ranges.reduce((sum, { firstWord, lastWord }) => sum + lastWord - firstWord, 0);
  if (count === list.count) return list;
  const make = () => new Int32Array(count);
  const picked: WordList = { text: list.text, count, starts: make(), ends: make(), hashes: make() };
  let at = 0;
  for (const { firstWord, lastWord } of ranges) {
    picked.starts.set(list.starts.subarray(firstWord, lastWord), at);
    picked.ends.set(list.ends.subarray(firstWord, lastWord), at);
    picked.hashes.set(list.hashes.subarray(firstWord, lastWord), at);
    at += lastWord - firstWord;
  }
  return picked;
}

export function hashWord(text: string, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

function endOfWord(text: string, start: number, classes: Uint8Array): number {
  let at = start;
  for (;;) {
    const kind = classAt(text, at, classes);
    if (kind === WORD || kind === MARK) at += widthAt(text, at);
    else if (isJoiner(text.charCodeAt(at)) && classAt(text, at + 1, classes) === WORD) at++;
    else return at;
  }
}

/** ' and ’ and - */
function isJoiner(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019 || unit === 0x2d;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

function classAt(text: string, at: number, classes: Uint8Array): number {
  const unit = text.charCodeAt(at);
  if (Number.isNaN(unit)) return OTHER;
  return isSurrogate(unit) ? classOfCodePoint(text.codePointAt(at) ?? 0) : (classes[unit] ?? OTHER);
}

function widthAt(text: string, at: number): number {
  return isSurrogate(text.charCodeAt(at)) ? 2 : 1;
}

function emptyList(text: string): WordList {
  const make = () => new Int32Array(FIRST_CAPACITY);
  return { text, count: 0, starts: make(), ends: make(), hashes: make() };
}

function addWord(list: WordList, start: number, end: number): number {
  if (list.count === list.starts.length) {
    list.starts = doubled(list.starts);
    list.ends = doubled(list.ends);
    list.hashes = doubled(list.hashes);
  }
  list.starts[list.count] = start;
  list.ends[list.count] = end;
  list.hashes[list.count] = hashWord(list.text, start, end);
  list.count++;
  return end;
}

function doubled(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
