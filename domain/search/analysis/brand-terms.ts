import { comparable } from '../../base/text/text-form.js';
import { registrableDomain } from '../../base/url/registrable-domain.js';

/** Shorter names occur in too many other words. */
const MIN_CHARS = 3;
/** A name this long may be misspelled by one letter and still be meant. */
const FUZZY_CHARS = 6;

/**
 * How people name the site: the registered label of its host as one word, and its parts as words. "acme-tools.example" is
 * "acmetools" and "acme tools". Empty for addresses without a name.
 */
export function brandTerms(siteUrl: string): string[] {
  const domain = registrableDomain(siteUrl);
  const label = domain?.split('.')[0] ?? '';
  if (domain === null || !domain.includes('.') || /^\d+$/.test(label)) return [];
  const words = comparable(label).split('-').filter(Boolean);
  const terms = [words.join(''), words.join(' ')];
  return [...new Set(terms)].filter((term) => term.length >= MIN_CHARS);
}

/** Whether a query names the brand: with or without spaces, its words in any order, or with one letter wrong. */
export function createBrandMatcher(terms: readonly string[]): (query: string) => boolean {
  const joined = [...new Set(terms.map((term) => squeeze(term)))].filter((term) => term.length >= MIN_CHARS);
  if (joined.length === 0) return () => false;
  return (query) => {
    const words = wordsOf(query);
    return joined.some((term) => namesTerm(words, term));
  };
}

/** A run of whole words that spells the term: "acme tools review" names "acmetools", "macmetools" does not. */
function namesTerm(words: readonly string[], term: string): boolean {
  for (let start = 0; start < words.length; start++) {
    let run = '';
    for (let end = start; end < words.length && run.length <= term.length; end++) {
      run += words[end];
      if (run === term || isMisspelled(run, term)) return true;
    }
  }
  return spells(words.filter(isPart), term);
}

/** Words of the query that spell the term in another order: "haus lumen" names "lumenhaus". */
function spells(words: readonly string[], rest: string): boolean {
  if (rest === '') return true;
  // Equal words are tried once: nothing else would bound what a query of one word many times over costs.
  return [...new Set(words)].some(
    (word) => rest.startsWith(word) && spells(words.toSpliced(words.indexOf(word), 1), rest.slice(word.length)),
  );
}

/** A letter or two begin too many terms. */
function isPart(word: string): boolean {
  return word.length >= MIN_CHARS;
}

/** One letter left out, put in, or another one instead; the first one is nearly never wrong. */
function isMisspelled(run: string, term: string): boolean {
  if (term.length < FUZZY_CHARS || Math.abs(run.length - term.length) > 1 || run[0] !== term[0]) return false;
  let start = 0;
  while (start < run.length && run[start] === term[start]) start++;
  let end = 0;
  while (end < Math.min(run.length, term.length) - start && run.at(-1 - end) === term.at(-1 - end)) end++;
  return Math.max(run.length, term.length) - start - end <= 1;
}

function wordsOf(query: string): string[] {
  // "acme.example" and "acme-tools" are typed as well as their words.
  return comparable(query)
    .split(/[\s.\-_/]+/)
    .filter(Boolean);
}

function squeeze(term: string): string {
  return wordsOf(term).join('');
}
