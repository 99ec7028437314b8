import { foldTerm } from '../../base/text/fold-term.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { pageLanguage } from '../site/page-language.js';

/** Weights by term, of length 1. */
export type Vector = ReadonlyMap<string, number>;

export interface VectorPage {
  page: PageSummary;
  vector: Vector;
}

/** A page of fewer words says too little to be compared. */
const MIN_TERMS = 5;
/** On this share of the pages a word belongs to the frame of the site. */
const FRAME_SHARE = 0.8;
const FRAME_FROM_PAGES = 10;

/** Pages of one language, and on how many of them each term is. */
interface LanguageTerms {
  pages: number;
  frequency: Map<string, number>;
}

/**
 * TF-IDF vectors of pages over their most frequent words, plurals folded: (1 + ln count) × ln(1 + pages ÷ pages with the
 * word), of length 1. Pages are counted within their language. Words on four of five of them are left out, and pages with fewer than five words.
 */
export function vectorise(pages: readonly PageSummary[]): { vectors: VectorPage[]; terms: number } {
  const counted = pages.filter(hasEnoughWords).map((page) => ({ page, terms: foldedTerms(page) }));
  const languages = new Map<string, LanguageTerms>();
  for (const { page, terms } of counted) {
    const known = languages.get(pageLanguage(page)) ?? { pages: 0, frequency: new Map() };
    languages.set(pageLanguage(page), known);
    known.pages += 1;
    for (const term of terms.keys()) known.frequency.set(term, (known.frequency.get(term) ?? 0) + 1);
  }
  const vectors = counted.map(({ page, terms }) => {
    const { pages: all, frequency } = languages.get(pageLanguage(page)) ?? { pages: 1, frequency: new Map() };
    const most = all < FRAME_FROM_PAGES ? all : all * FRAME_SHARE;
    const weights = [...terms].flatMap(([term, count]): [string, number][] => {
      const pagesWith = frequency.get(term) ?? 1;
      return pagesWith > most ? [] : [[term, (1 + Math.log(count)) * Math.log(1 + all / pagesWith)]];
    });
    return { page, vector: normalize(new Map(weights)) };
  });
  return { vectors, terms: [...languages.values()].reduce((sum, { frequency }) => sum + frequency.size, 0) };
}

export function hasEnoughWords(page: Pick<PageSummary, 'top_terms'>): boolean {
  return foldedTerms(page).size >= MIN_TERMS;
}

function foldedTerms({ top_terms }: Pick<PageSummary, 'top_terms'>): Map<string, number> {
  const terms = new Map<string, number>();
  for (const [term, count] of top_terms) {
    const folded = foldTerm(term);
    if (!/^\p{N}+$/u.test(folded)) terms.set(folded, (terms.get(folded) ?? 0) + count);
  }
  return terms;
}

export function normalize(vector: Vector): Vector {
  const length = Math.hypot(...vector.values());
  return length === 0 ? vector : new Map([...vector].map(([term, weight]) => [term, weight / length]));
}

export function addTo(sum: Map<string, number>, vector: Vector): void {
  for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight);
}

/**
 * Cosine of a vector of length 1 with the mean of others; `without` is taken out of the sum first, so that nothing is
 * compared with itself.
 */
export function similarity(vector: Vector, sum: Vector, without: Vector | null): number {
  let product = 0;
  let square = 0;
  for (const [term, weight] of sum) {
    const rest = weight - (without?.get(term) ?? 0);
    product += rest * (vector.get(term) ?? 0);
    square += rest * rest;
  }
  return square < 1e-12 ? 0 : Math.min(1, product / Math.sqrt(square));
}
