import { templatePattern } from '../../audits/template-pattern.js';
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
  /** Links on the page to other pages of the site, repeated ones too. Null in audits from before it was counted. */
  outlinks: number | null;
  /** Distinct URLs of other sites that it links to. Null like the above. */
  external_links: number | null;
  /** Time to first byte. */
  response_time_ms: number;
  bytes: number;
  canonical: string | null;
  /** As the page states it, in lower case; '' where it does not. Null in audits from before it was read. */
  language: string | null;
  /** Whether a sitemap of the site lists it. Null where sitemaps were not read, or not to their end. */
  in_sitemap: boolean | null;
  /** The path that pages of the same template share, such as "/blog/*" (see template-pattern). */
  template: string;
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
  'outlinks',
  'external_links',
  'response_time_ms',
  'bytes',
  'canonical',
  'language',
  'in_sitemap',
  'template',
  'issues',
] as const satisfies readonly (keyof PageRow)[];

/** What a language tag may be long (RFC 5646 4.4.1 advises room for 35 characters). */
const LANGUAGE_MAX_CHARS = 35;

/**
 * @param issues checks that found something on the page
 * @param inSitemap see PageRow
 */
export function toPageRow(
  page: PageSummary,
  links: LinkCounts,
  issues: number,
  inSitemap: boolean | null = null,
): PageRow {
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
    outlinks: countOutlinks(page),
    external_links: page.external_links.length,
    response_time_ms: page.ttfb_ms,
    bytes: page.body_bytes,
    canonical: page.canonical_url,
    language: (page.lang ?? '').trim().toLowerCase().slice(0, LANGUAGE_MAX_CHARS),
    in_sitemap: inSitemap,
    template: templatePattern(page.url),
    issues,
    ...(page.extracted && { extracted: page.extracted }),
  };
}

function countOutlinks({ url, links }: PageSummary): number {
  return links.reduce((sum, link) => (link.url === url ? sum : sum + (link.count ?? 1)), 0);
}
