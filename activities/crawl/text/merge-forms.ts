import { isTopicWord } from '../../../domain/base/text/is-topic-word.js';
import { stemTerm } from '../../../domain/base/text/stem-term.js';

type Counted = [term: string, count: number];

/** Articles and pronouns that lose their vowel before one: "l'atelier", "dell'olio". */
const ELISION =
  /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu|dell|all|nell|sull|dall|coll|un|quest|quell|bell|sant)['’](?=..)/u;
/** Case endings behind a name in Turkish, the possessive of English and its like. */
const APOSTROPHE_ENDING = /['’]\p{L}{1,5}$/u;
/** Particles behind a Korean noun; longer ones first. */
const PARTICLES =
  /(?:에서는|으로는|에게서|이라는|으로서|으로써|에서의|에서|에게|에는|에도|까지|부터|보다|처럼|으로|라는|이나|이며|이고|들은|들이|들을|들의|은|는|이|가|을|를|의|에|로|와|과|도|만|나)$/u;
/** Those with which no noun of three syllables and more ends. */
const CERTAIN_PARTICLES =
  /(?:에서는|으로는|에게서|으로서|으로써|에서|에게|까지|부터|으로|들은|들이|들을|들의|은|는|을|를)$/u;
/** "And", "so", "in", "for" and "as" before the article, which Arabic writes with the word. */
const ARABIC_ARTICLE = /^[وف]?(?:ال|بال|كال|لل)(?=.{3})/u;
/** The same without the article, and their like in Hebrew: many words begin with one of these letters. */
const ARABIC_LETTER = /^[وفبلك](?=.{3})/u;
const HEBREW_LETTERS = /^ו?[שכמלבה]{0,2}(?=.{2})/u;
const MIN_STEM = 2;

/**
 * Counts the forms of a word as one where a language hangs articles, particles or cases on its nouns: by the apostrophe
 * in French, Italian, English and Turkish, by the form that also occurs alone in Korean, Arabic and Hebrew, by their
 * endings in languages with cases and numbers. The form that is shown is the most frequent one, the shortest in a tie.
 */
export function mergeForms(terms: readonly Counted[], language: string | null): Counted[] {
  const merged = new Map<string, number>();
  const shown = chooseForms(terms, language);
  for (const [term, count] of terms) {
    const form = shown.get(term) ?? term;
    if (form === term || isTopicWord(form, language)) merged.set(form, (merged.get(form) ?? 0) + count);
  }
  return [...merged];
}

/** Under which form each term is counted; terms without an entry stay as they are. */
function chooseForms(terms: readonly Counted[], language: string | null): Map<string, string> {
  if (language === 'ko') return stemForms(terms, (term) => term.replace(PARTICLES, ''));
  if (language === 'ar') return likestForms(terms, arabicStems(terms));
  if (language === 'he') return likestForms(terms, hebrewStems(terms));
  const bare = elidedForms(terms);
  const counts = new Map<string, number>();
  for (const [term, count] of terms) {
    const form = bare.get(term) ?? term;
    counts.set(form, (counts.get(form) ?? 0) + count);
  }
  const inflected = likestForms([...counts], (term) => stemTerm(term, language));
  return new Map(terms.map(([term]) => [term, inflected.get(bare.get(term) ?? term) ?? term]));
}

function elidedForms(terms: readonly Counted[]): Map<string, string> {
  const forms = new Map<string, string>();
  for (const [term] of terms) {
    if (!/['’]/.test(term)) continue;
    const plain = term.replace(ELISION, '').replace(APOSTROPHE_ENDING, '');
    if (plain.length >= MIN_STEM) forms.set(term, plain);
  }
  return forms;
}

function arabicStems(terms: readonly Counted[]): (term: string) => string {
  const plain = new Set(terms.map(([term]) => term.replace(ARABIC_ARTICLE, '')));
  return (term) => {
    const stem = term.replace(ARABIC_ARTICLE, '');
    const shorter = term.replace(ARABIC_LETTER, '');
    return stem === term && plain.has(shorter) ? shorter : stem;
  };
}

function hebrewStems(terms: readonly Counted[]): (term: string) => string {
  const known = new Set(terms.map(([term]) => term));
  return (term) => {
    const stem = term.replace(HEBREW_LETTERS, '');
    return known.has(stem) ? stem : term;
  };
}

/** A stem counts if it occurs alone or with two endings: "고양이" ends like a particle and is a cat. */
function stemForms(terms: readonly Counted[], stemOf: (term: string) => string): Map<string, string> {
  const endings = new Map<string, number>();
  for (const [term] of terms) {
    const stem = stemOf(term);
    if (stem !== term) endings.set(stem, (endings.get(stem) ?? 0) + 1);
  }
  const known = new Set(terms.map(([term]) => term));
  const forms = new Map<string, string>();
  for (const [term] of terms) {
    const stem = stemOf(term);
    if (stem === term || stem.length < MIN_STEM) continue;
    if (known.has(stem) || (endings.get(stem) ?? 0) > 1 || CERTAIN_PARTICLES.test(term)) forms.set(term, stem);
  }
  return forms;
}

/** All forms of a stem with several forms are counted under the most frequent one, the shorter one in a tie. */
function likestForms(terms: readonly Counted[], stemOf: (term: string) => string): Map<string, string> {
  const groups = new Map<string, Counted[]>();
  for (const counted of terms) {
    const stem = stemOf(counted[0]);
    groups.set(stem, [...(groups.get(stem) ?? []), counted]);
  }
  const forms = new Map<string, string>();
  for (const members of groups.values()) {
    const [first] = [...members].sort(
      (one, other) => other[1] - one[1] || one[0].length - other[0].length || (one[0] < other[0] ? -1 : 1),
    );
    if (first) for (const [term] of members) forms.set(term, first[0]);
  }
  return forms;
}
