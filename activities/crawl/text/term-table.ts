import type { WordList } from './word-list.js';

/** How often each distinct word of a list occurs: an open-addressing hash table over positions, no string per word. */
export class TermTable {
  /** For each distinct word, in order of first use: its first place in the list, and its count. */
  readonly firsts: number[] = [];
  readonly counts: number[] = [];
  private readonly slots: Int32Array;
  private readonly mask: number;

  constructor(private readonly words: WordList) {
    let size = 64;
    while (size < words.count * 2) size *= 2;
    this.mask = size - 1;
    this.slots = new Int32Array(size).fill(-1);
    for (let index = 0; index < words.count; index++) this.count(index);
  }

  /** Occurrences of a word, which must be in the letter case of the text; `hash` is its hash in a word list. */
  countOf(word: string, hash: number): number {
    return this.counts[this.find(word, 0, word.length, hash).term] ?? 0;
  }

  /** The distinct word as a string of its own. */
  term(term: number): string {
    const index = this.firsts[term] ?? 0;
    return this.words.text.slice(this.words.starts[index], this.words.ends[index]);
  }

  private count(index: number): void {
    const { text, starts, ends, hashes } = this.words;
    const found = this.find(text, starts[index] ?? 0, ends[index] ?? 0, hashes[index] ?? 0);
    if (found.term === -1) {
      this.slots[found.slot] = this.firsts.length;
      this.firsts.push(index);
      this.counts.push(1);
    } else this.counts[found.term] = (this.counts[found.term] ?? 0) + 1;
  }

  private find(text: string, start: number, end: number, hash: number): { term: number; slot: number } {
    let slot = (hash ^ (hash >>> 15)) & this.mask;
    for (;;) {
      const term = this.slots[slot] ?? -1;
      if (term === -1 || this.isTerm(term, text, start, end, hash)) return { term, slot };
      slot = (slot + 1) & this.mask;
    }
  }

  private isTerm(term: number, text: string, start: number, end: number, hash: number): boolean {
    const { words } = this;
    const index = this.firsts[term] ?? 0;
    const from = words.starts[index] ?? 0;
    if (words.hashes[index] !== hash || (words.ends[index] ?? 0) - from !== end - start) return false;
    for (let offset = 0; offset < end - start; offset++) {
      if (words.text.charCodeAt(from + offset) !== text.charCodeAt(start + offset)) return false;
    }
    return true;
  }
}
