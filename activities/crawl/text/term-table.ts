import type { WordList } from './word-list.js';

/** Words of a list from `firstWord` up to, not including, `lastWord`. */
export interface WordRange {
  firstWord: number;
  lastWord: number;
}

/** How often each distinct word of a list, or of parts of it, occurs. */
export class TermTable {
  /** By number of the term. */
  readonly counts: Int32Array;

  constructor(
    private readonly words: WordList,
    ranges: readonly WordRange[] = [{ firstWord: 0, lastWord: words.count }],
  ) {
    const { terms, firsts } = words;
    const counts = new Int32Array(firsts.length);
    for (const { firstWord, lastWord } of ranges) {
      for (let place = firstWord; place < lastWord; place++) {
        const term = terms[place] ?? 0;
        counts[term] = (counts[term] ?? 0) + 1;
      }
    }
    this.counts = counts;
  }

  /** The distinct word as a string. */
  term(term: number): string {
    const place = this.words.firsts[term] ?? 0;
    return this.words.text.slice(this.words.starts[place], this.words.ends[place]);
  }

  /** The code point that the distinct word begins with. */
  firstCodePoint(term: number): number {
    return this.words.text.codePointAt(this.words.starts[this.words.firsts[term] ?? 0] ?? 0) ?? 0;
  }

  /** Its hash in the word list. */
  hash(term: number): number {
    return this.words.hashes[this.words.firsts[term] ?? 0] ?? 0;
  }
}
