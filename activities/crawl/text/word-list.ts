import { cutWords } from '../../../domain/base/text/cut-words.js';
import { charClasses, classOfCodePoint, MARK, OTHER, SINGLE, UNSPACED, WORD } from './char-classes.js';
import { TermIndex } from './term-index.js';
import { readUnits } from './units.js';

/** Words of a text by position, without a string for each: pages have thousands, and most are never looked at. */
export interface WordList {
  /** The text the positions point into. */
  text: string;
  count: number;
  starts: Int32Array;
  ends: Int32Array;
  /** 32-bit FNV-1a of each word's UTF-16 units. */
  hashes: Int32Array;
  /** The number of each word's term: distinct words are numbered in order of first use. */
  terms: Int32Array;
  /** For each term the place of the first word that is it. */
  firsts: readonly number[];
  /** Words that are a Han or kana sign. */
  signs: number;
  /** Words that a dictionary cut out of a run of Thai, Lao, Khmer or Burmese. */
  unspaced: number;
}

/** UTF-16 units that a dictionary cuts in one text: a long book chapter. A dictionary takes a microsecond for each. */
const MAX_CUT = 100_000;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Finds the words: runs of letters and digits, joined by an apostrophe or hyphen inside; each Han or kana sign is a word;
 * runs of Thai, Lao, Khmer and Burmese are cut into words by a dictionary.
 * Case is kept: give lower-case text to have words compare regardless of case.
 */
export function findWords(text: string): WordList {
  const units = readUnits(text);
  const index = new TermIndex(units, text.length);
  const list = emptyList(text, index.firsts);
  const classes = charClasses();
  for (let at = 0; at < text.length; ) {
    const kind = classAt(units, at, classes);
    if (kind === OTHER || kind === MARK) at++;
    else if (kind === UNSPACED) {
      const end = endOfRun(units, at, classes);
      addCutWords(list, index, units, at, end);
      at = end;
    } else {
      const end = endOfWord(units, at, kind, classes);
      if (kind === SINGLE) list.signs++;
      addWord(list, index, at, end, hashUnits(units, at, end));
      at = end;
    }
  }
  return list;
}

/** The list of words at the given places of a text, in rising order. */
export function listWords(text: string, places: readonly { start: number; end: number }[]): WordList {
  const units = readUnits(text);
  const index = new TermIndex(units, places.length);
  const list = emptyList(text, index.firsts);
  for (const { start, end } of places) addWord(list, index, start, end, hashUnits(units, start, end));
  return list;
}

export function hashWord(text: string, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

function hashUnits(units: Uint16Array, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (units[at] ?? 0), FNV_PRIME);
  return hash;
}

/** Where the word ends that begins at `start` with a character of that class. */
function endOfWord(units: Uint16Array, start: number, kind: number, classes: Uint8Array): number {
  let at = start + (isSurrogate(units[start] ?? 0) ? 2 : 1);
  if (kind === SINGLE) return at;
  for (;;) {
    const unit = units[at] ?? 0;
    // The table has no surrogates, so that most characters cost one lookup.
    const simple = classes[unit];
    if (simple === WORD || simple === MARK) at++;
    else if (isSurrogate(unit) && isWordPair(unit, units[at + 1] ?? 0)) at += 2;
    else if (isJoiner(unit) && classAt(units, at + 1, classes) === WORD) at++;
    else return at;
  }
}

/** Where a run of letters of scripts without spaces ends. */
function endOfRun(units: Uint16Array, start: number, classes: Uint8Array): number {
  let at = start + 1;
  for (let kind = classes[units[at] ?? 0]; kind === UNSPACED || kind === MARK; kind = classes[units[at] ?? 0]) at++;
  return at;
}

/** ' and ’ and - */
function isJoiner(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019 || unit === 0x2d;
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}

function classAt(units: Uint16Array, at: number, classes: Uint8Array): number {
  const unit = units[at] ?? 0;
  return isSurrogate(unit) ? classOfPair(unit, units[at + 1] ?? 0) : (classes[unit] ?? OTHER);
}

/** A surrogate without its other half is no letter. */
function classOfPair(high: number, low: number): number {
  const isPair = (high & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00;
  return isPair ? classOfCodePoint(((high & 0x3ff) << 10) + (low & 0x3ff) + 0x10000) : OTHER;
}

function isWordPair(high: number, low: number): boolean {
  const kind = classOfPair(high, low);
  return kind === WORD || kind === MARK;
}

/** A word and the space behind it take six characters as a rule. */
function emptyList(text: string, firsts: readonly number[]): WordList {
  const make = () => new Int32Array(16 + Math.ceil(text.length / 5));
  return { text, count: 0, starts: make(), ends: make(), hashes: make(), terms: make(), firsts, signs: 0, unspaced: 0 };
}

function addWord(list: WordList, index: TermIndex, start: number, end: number, hash: number): void {
  const place = list.count++;
  if (place === list.starts.length) grow(list);
  list.starts[place] = start;
  list.ends[place] = end;
  list.hashes[place] = hash;
  list.terms[place] = index.numberOf(place, start, end, hash);
}

/** Beyond the bound the rest of a run is one word: what a page is about it has said by then. */
function addCutWords(list: WordList, index: TermIndex, units: Uint16Array, start: number, end: number): void {
  const cutEnd = Math.max(start, Math.min(end, MAX_CUT));
  const places = cutWords(list.text.slice(start, cutEnd)).map(
    (word) => [start + word.start, start + word.end] as const,
  );
  for (const [from, to] of cutEnd < end ? [...places, [cutEnd, end] as const] : places) {
    addWord(list, index, from, to, hashUnits(units, from, to));
    list.unspaced++;
  }
}

function grow(list: WordList): void {
  list.starts = doubled(list.starts);
  list.ends = doubled(list.ends);
  list.hashes = doubled(list.hashes);
  list.terms = doubled(list.terms);
}

function doubled(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
