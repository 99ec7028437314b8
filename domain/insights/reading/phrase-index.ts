import { foldTerm } from '../../base/text/fold-term.js';
import { hasUnspaced } from '../../base/text/phrase-place.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Between two texts, so that no phrase begins in one and ends in the next. */
const GAP = '';

/**
 * An index of texts for finding many phrases: whether one of them contains a phrase, as consecutive whole words,
 * ignoring case and a plural s. Built once, since thousands of pages are searched for hundreds of subjects.
 */
export function indexPhrases(texts: readonly string[]): { has(phrase: string): boolean } {
  const words = texts.flatMap((text) => [...wordsOf(text), GAP]);
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  const joined = texts.join('\n').normalize('NFKC').toLowerCase();
  return {
    has(phrase) {
      if (hasUnspaced(phrase)) return joined.includes(phrase.normalize('NFKC').toLowerCase().trim());
      const [first, ...rest] = wordsOf(phrase);
      if (first === undefined) return false;
      return (places.get(first) ?? []).some((at) => rest.every((word, step) => words[at + step + 1] === word));
    },
  };
}

function wordsOf(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(WORD) ?? []).map(foldTerm);
}
