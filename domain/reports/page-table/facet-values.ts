import { type PageFilterName, readPageStatus } from '../export/page-query.js';
import type { ExploredPage } from './explored-page.js';
import type { FacetName } from './facet-name.js';

/** Ranges of words that pages are counted by; the last has no end. */
const WORD_RANGES = [
  [0, 0],
  [1, 99],
  [100, 299],
  [300, 599],
  [600, 999],
  [1000, 1999],
  [2000, null],
] as const;

/** Pages that state no language, as a value of the facet and of the parameter. */
export const NO_LANGUAGE = 'not_stated';
/** Pages that no link leads to. */
export const NO_DEPTH = 'not_linked';

type ReadValue = (page: ExploredPage) => string | null;

/** The value of a page in each facet; null where it was not measured, so that the page is counted by none. */
export const FACET_VALUES: Readonly<Record<FacetName, ReadValue>> = {
  status: (page) => nameStatus(readPageStatus(page)),
  indexability: ({ indexable, index_blocker }) => (indexable ? 'indexable' : (index_blocker ?? 'not_measured')),
  issues: ({ issues }) => (issues > 0 ? 'true' : 'false'),
  in_sitemap: ({ in_sitemap }) => (in_sitemap === null ? null : String(in_sitemap)),
  depth: ({ depth }) => (depth === null ? NO_DEPTH : String(depth)),
  words: ({ words }) => nameWords(words),
  language: ({ language }) => (language === '' ? NO_LANGUAGE : language),
  template: ({ template }) => template,
  google_index: ({ google_index }) => google_index,
  google_reason: ({ google_reason }) => google_reason,
};

/** Conditions by the words of the contract; one that is empty or absent is none. */
export type PageFilterWords = { readonly [Name in PageFilterName]?: string };

/** The conditions that choose a value of a facet, or none of its values. */
export function chooseFacetValue(facet: FacetName, value: string | null): PageFilterWords {
  const chosen = value ?? '';
  switch (facet) {
    case 'indexability':
      if (chosen === 'indexable') return { indexable: 'true', index_blocker: '' };
      return { indexable: '', index_blocker: chosen };
    case 'issues':
      return { has_issues: chosen };
    case 'words': {
      const [words_min = '', words_max = ''] = chosen.split('-');
      return { words_min, words_max };
    }
    default:
      return { [facet]: chosen };
  }
}

/** The value of a facet that conditions choose; null where they choose none. */
export function chosenFacetValue(facet: FacetName, words: PageFilterWords): string | null {
  switch (facet) {
    case 'indexability':
      return words.index_blocker || { true: 'indexable', false: 'not_indexable' }[words.indexable ?? ''] || null;
    case 'issues':
      return words.has_issues || null;
    case 'words': {
      const { words_min = '', words_max = '' } = words;
      return words_min === '' && words_max === '' ? null : `${words_min}-${words_max}`;
    }
    default:
      return words[facet] || null;
  }
}

function nameStatus(status: number | null): string {
  if (status === null) return 'not_requested';
  return status === 0 ? 'no_response' : `${Math.floor(status / 100)}xx`;
}

/** "100-299", "2000-" for the last. */
function nameWords(words: number): string {
  const range = WORD_RANGES.find(([, most]) => most === null || words <= most);
  return range === undefined ? '' : `${range[0]}-${range[1] ?? ''}`;
}
