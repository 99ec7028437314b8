import type { PageExtraction } from '../../seo/artifacts/page-extraction.js';
import type { PageSummary } from '../../seo/artifacts/page-summary.js';
import type { LinkCounts } from '../../seo/links/link-counts.js';
import { findIndexBlocker, type IndexBlocker } from '../../seo/page/find-index-blocker.js';

/** One crawled address in the table of pages, as the API shows it. Null where nothing was seen. */
export interface PageRow {
  url: string;
  /** 0 without a response. */
  status: number;
  /** Clicks from the start page; null when known from sitemaps alone. */
  depth: number | null;
  indexable: boolean;
  /** Why it is not indexable; null where it is. Rows of audits from before it was read do not say. */
  index_blocker: IndexBlocker | 'not_measured' | null;
  title: string;
  description: string;
  h1: string;
  words: number;
  /** By the links of the site, 0–100 with one decimal (see links/link-scores); null unless it represents itself. */
  link_score: number | null;
  /** Links of other pages of the site to this one, repeated ones too. */
  inlinks: number;
  /** Other pages of the site that link here. */
  unique_inlinks: number;
  /** Time to first byte. */
  response_time_ms: number;
  bytes: number;
  canonical: string | null;
  /** Checks that found something here. */
  issues: number;
  /** What the extractions of the audit read. Absent without any, and where there is no HTML. */
  extracted?: PageExtraction;
}

/** The columns of the table, in order; extractions add theirs, see extracted-cells. */
export const PAGE_COLUMNS = [
  'url',
  'status',
  'depth',
  'indexable',
  'index_blocker',
  'title',
  'description',
  'h1',
  'words',
  'link_score',
  'inlinks',
  'unique_inlinks',
  'response_time_ms',
  'bytes',
  'canonical',
  'issues',
] as const satisfies readonly (keyof PageRow)[];

/** @param issues checks that found something on the page */
export function toPageRow(page: PageSummary, links: LinkCounts, issues: number): PageRow {
  return {
    url: page.url,
    status: page.status,
    depth: page.depth,
    indexable: page.indexable,
    index_blocker: findIndexBlocker(page),
    title: page.title,
    description: page.description,
    h1: page.h1,
    words: page.word_count,
    link_score: links.link_score,
    inlinks: links.inlinks,
    unique_inlinks: links.unique_inlinks,
    response_time_ms: page.ttfb_ms,
    bytes: page.body_bytes,
    canonical: page.canonical_url,
    issues,
    ...(page.extracted && { extracted: page.extracted }),
  };
}
