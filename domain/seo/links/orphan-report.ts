/** Where URLs of a site are known from besides its links; `reference`: other pages name them as canonical or version. */
export const ORPHAN_SOURCES = ['sitemap', 'search_console', 'analytics', 'reference'] as const;
export type OrphanSource = (typeof ORPHAN_SOURCES)[number];

/** A URL that no link from the start page leads to. */
export interface OrphanRow {
  url: string;
  sources: OrphanSource[];
  /** HTTP status; 0 without a response, null when it was not requested. */
  status: number | null;
  /** Null when it was not requested. */
  indexable: boolean | null;
  title: string;
  /** Other pages with a link here: all of them orphans as well. */
  unique_inlinks: number;
  /** Clicks from search in four weeks; null where Search Console was not read. */
  clicks: number | null;
  /** Visits that began here in four weeks; null where Google Analytics was not read. */
  sessions: number | null;
}

export interface OrphanSourceState {
  source: OrphanSource;
  /** Why its URLs are not known; null where they are. */
  missing: string | null;
  /** URLs of the site that it names. */
  urls: number;
  orphans: number;
}

/** Orphan pages of a crawl, counted by the source that they are known from. */
export interface OrphanReport {
  /** False where pages that were not read may link to them: nothing is listed then. */
  is_certain: boolean;
  /** Why nothing is certain; null where it is. */
  reason: string | null;
  sources: OrphanSourceState[];
  /** Of all sources, each once. */
  orphans: number;
}

/** The columns of the table, in order. */
export const ORPHAN_COLUMNS = [
  'url',
  'sources',
  'status',
  'indexable',
  'title',
  'unique_inlinks',
  'clicks',
  'sessions',
] as const satisfies readonly (keyof OrphanRow)[];
