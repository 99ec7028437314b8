import { countSyllables } from './syllables.js';
import type { TermTable } from './term-table.js';

type Count = (word: string) => number;

/** Names in code are not words of a language; a long one is split into its words. */
const MAX_SYLLABLES = 12;

const germanGroups = groupsOf(/[aeiouyäöü]+/g);
/** A diaeresis begins a syllable of its own: "be-ïn-vloed". */
const dutchGroups = groupsOf(/[ëïäöü][aeiouyáéíóúèê]*|[aeiouyáéíóúèê]+/g);
const frenchGroups = groupsOf(/[aeiouyàâäéèêëîïôöùûüœæ]+/g);

/**
 * Syllables of one lower-case word. Groups of vowels are counted, as readability formulas allow: only the mean of a
 * text matters. Italian has no entry: its formula (Gulpease) counts letters.
 */
const COUNTS: Readonly<Record<string, Count>> = {
  en: countSyllables,
  de: germanGroups,
  nl: dutchGroups,
  fr: (word) => {
    const groups = frenchGroups(word);
    // A final e is not spoken, nor is its plural s: "lampes" has one.
    return Math.max(1, /[^aeiouyàâéèêëîïôùû]es?$/.test(word) && groups > 1 ? groups - 1 : groups);
  },
  es: (word) => strongVowels(word, /[aeiouáéíóúü]+/g, /[aeoáéíóú]/g),
  pt: (word) => strongVowels(word, /[aeiouáâãàéêíóôõú]+/g, /ã[eo]|õe|[aeoáâãàéêíóôõú]/g),
};

/** Syllables of a text by its language's rules, each distinct word counted once; null without rules. */
export function syllablesIn(terms: TermTable, language: string): number | null {
  const count = COUNTS[language];
  if (!count) return null;
  let total = 0;
  for (let term = 0; term < terms.counts.length; term++) {
    const times = terms.counts[term] ?? 0;
    if (times > 0) total += Math.min(MAX_SYLLABLES, count(terms.term(term))) * times;
  }
  return total;
}

function groupsOf(pattern: RegExp): Count {
  return (word) => Math.max(1, word.match(pattern)?.length ?? 0);
}

/** Weak vowels join their neighbors; two strong ones, or a weak one with an accent, are two syllables ("pa-ís"). */
function strongVowels(word: string, groups: RegExp, strong: RegExp): number {
  const found = word.match(groups) ?? [];
  return Math.max(
    1,
    found.reduce((sum, group) => sum + Math.max(1, group.match(strong)?.length ?? 0), 0),
  );
}

const LETTER = /\p{L}/gu;

/** Letters of the words of a text. */
export function lettersIn(terms: TermTable): number {
  let total = 0;
  for (let term = 0; term < terms.counts.length; term++) {
    const times = terms.counts[term] ?? 0;
    if (times > 0) total += (terms.term(term).match(LETTER)?.length ?? 0) * times;
  }
  return total;
}
