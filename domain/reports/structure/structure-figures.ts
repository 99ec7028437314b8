import type { ExploredPage } from '../page-table/explored-page.js';

/** What is counted of a page; the rest of its row is not read. */
export type CountedPage = Pick<
  ExploredPage,
  'status' | 'depth' | 'indexable' | 'words' | 'issues' | 'clicks' | 'impressions'
>;

/** URLs by the first digit of their HTTP status; what is beyond 5xx counts as no response. */
export interface StatusClasses {
  '2xx': number;
  '3xx': number;
  '4xx': number;
  '5xx': number;
  no_response: number;
}

/** Crawled URLs of one part of a site. */
export interface StructureFigures {
  pages: number;
  indexable: number;
  statuses: StatusClasses;
  /** Of all pages with status 2xx. */
  words: number;
  /** A page of status 2xx on average; null without one. */
  words_per_page: number | null;
  /** Checks that found something, added up over the pages. */
  issues: number;
  pages_with_issues: number;
  /** No link from the start page leads to them. */
  unlinked: number;
  /** Clicks from the start page to the nearest and to the farthest page; null where links lead to none. */
  depth_min: number | null;
  depth_max: number | null;
  /** In the current period of the last analysis of search data; null where nothing is known of any page. */
  clicks: number | null;
  impressions: number | null;
}

export function emptyFigures(): StructureFigures {
  return {
    pages: 0,
    indexable: 0,
    statuses: { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, no_response: 0 },
    words: 0,
    words_per_page: null,
    issues: 0,
    pages_with_issues: 0,
    unlinked: 0,
    depth_min: null,
    depth_max: null,
    clicks: null,
    impressions: null,
  };
}

const CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;

/** Counts a page in place: a hundred thousand of them are counted for one view. */
export function countPage(figures: StructureFigures, page: CountedPage): void {
  const { status, depth, clicks, impressions, issues } = page;
  figures.pages += 1;
  if (page.indexable) figures.indexable += 1;
  const statusClass = CLASSES[Math.floor(status / 100) - 2] ?? 'no_response';
  figures.statuses[statusClass] += 1;
  if (statusClass === '2xx') {
    figures.words += page.words;
    figures.words_per_page = Math.round(figures.words / figures.statuses['2xx']);
  }
  figures.issues += issues;
  if (issues > 0) figures.pages_with_issues += 1;
  if (depth === null) figures.unlinked += 1;
  else {
    figures.depth_min = Math.min(figures.depth_min ?? depth, depth);
    figures.depth_max = Math.max(figures.depth_max ?? depth, depth);
  }
  if (clicks !== null) figures.clicks = (figures.clicks ?? 0) + clicks;
  if (impressions !== null) figures.impressions = (figures.impressions ?? 0) + impressions;
}
