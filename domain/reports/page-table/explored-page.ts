import type { IndexState } from '../../search/indexing/judge-index-state.js';
import { PAGE_COLUMNS, type PageRow } from '../export/page-row.js';

/** What search brought to a page in the current period of the last analysis; all null where that is not known. */
export interface PageSearchFigures {
  clicks: number | null;
  impressions: number | null;
  /** Clicks ÷ impressions, 0–1; null without an impression. */
  ctr: number | null;
  /** 1 is the first place; null without an impression. */
  position: number | null;
}

/** How Google has a page in its index, by its last inspection; all null for pages that it was not asked about. */
export interface PageIndexFacts {
  google_index: IndexState | null;
  /** In Google's words, such as "Crawled - currently not indexed". */
  google_reason: string | null;
  google_canonical: string | null;
  /** When Google last read it. */
  google_crawled_at: string | null;
}

/** One crawled page with what search brought to it, and how Google has it in its index. */
export type ExploredPage = PageRow & PageSearchFigures & PageIndexFacts;

/** Columns that Search Console fills. */
export const PAGE_SEARCH_COLUMNS = [
  'clicks',
  'impressions',
  'ctr',
  'position',
] as const satisfies readonly (keyof PageSearchFigures)[];

/** Columns that URL inspection fills. */
export const PAGE_INDEX_COLUMNS = [
  'google_index',
  'google_reason',
  'google_canonical',
  'google_crawled_at',
] as const satisfies readonly (keyof PageIndexFacts)[];

/** Everything that can be shown of a page, sorted by and exported, in order; extractions add theirs. */
export const EXPLORED_COLUMNS = [...PAGE_COLUMNS, ...PAGE_SEARCH_COLUMNS, ...PAGE_INDEX_COLUMNS] as const;
export type ExploredColumn = (typeof EXPLORED_COLUMNS)[number];

export const NO_SEARCH_FIGURES: PageSearchFigures = { clicks: null, impressions: null, ctr: null, position: null };

export const NOT_INSPECTED: PageIndexFacts = {
  google_index: null,
  google_reason: null,
  google_canonical: null,
  google_crawled_at: null,
};
