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

/** One crawled page with what search brought to it. */
export type ExploredPage = PageRow & PageSearchFigures;

/** Columns that Search Console fills. */
export const PAGE_SEARCH_COLUMNS = [
  'clicks',
  'impressions',
  'ctr',
  'position',
] as const satisfies readonly (keyof PageSearchFigures)[];

/** Everything that can be shown of a page, sorted by and exported, in order; extractions add theirs. */
export const EXPLORED_COLUMNS = [...PAGE_COLUMNS, ...PAGE_SEARCH_COLUMNS] as const;
export type ExploredColumn = (typeof EXPLORED_COLUMNS)[number];

export const NO_SEARCH_FIGURES: PageSearchFigures = { clicks: null, impressions: null, ctr: null, position: null };
