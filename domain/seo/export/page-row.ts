import type { PageExtraction } from '../artifacts/page-extraction.js';
import type { PageSummary } from '../artifacts/page-summary.js';

/** One crawled address in the table of pages, as the API shows it. Null where nothing was seen. */
export interface PageRow {
  url: string;
  /** 0 when no answer came. */
  status: number;
  /** Clicks from the start page; null when known from sitemaps alone. */
  depth: number | null;
  indexable: boolean;
  title: string;
  description: string;
  h1: string;
  words: number;
  /** Internal pages that link here. */
  inlinks: number;
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
  'title',
  'description',
  'h1',
  'words',
  'inlinks',
  'response_time_ms',
  'bytes',
  'canonical',
  'issues',
] as const satisfies readonly (keyof PageRow)[];

export function toPageRow(page: PageSummary, counts: { inlinks: number; issues: number }): PageRow {
  const { url, status, depth, indexable, title, description, h1 } = page;
  return {
    ...{ url, status, depth, indexable, title, description, h1 },
    words: page.word_count,
    inlinks: counts.inlinks,
    response_time_ms: page.ttfb_ms,
    bytes: page.body_bytes,
    canonical: page.canonical_url,
    issues: counts.issues,
    ...(page.extracted && { extracted: page.extracted }),
  };
}
