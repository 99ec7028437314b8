import type { FetchError } from './fetch.js';
import type { PageSummary } from './page-summary.js';

export type SitemapKind = 'urlset' | 'index' | 'text' | 'rss' | 'atom' | 'unknown';

export interface SitemapFile {
  url: string;
  /** How we came to it. */
  source: 'robots' | 'well_known' | 'index' | 'given';
  parent_url: string | null;
  status: number;
  error: FetchError | null;
  kind: SitemapKind;
  gzip: boolean;
  gzip_mislabelled: boolean;
  bytes: number;
  too_large: boolean;
  url_count: number;
  child_count: number;
  has_namespace: boolean;
  valid_utf8: boolean;
  /** First error in the XML; entries before it were kept. */
  xml_error: { line: number; message: string } | null;
  /** Errors of single entries, at most 100 kept per file; `counts` has all. */
  faults: { kind: SitemapErrorKind; line: number; value: string }[];
  error_counts: Partial<Record<SitemapErrorKind, number>>;
}

export type SitemapErrorKind =
  | 'loc_missing'
  | 'loc_relative'
  | 'loc_too_long'
  | 'loc_invalid'
  | 'wrong_host'
  | 'outside_path'
  | 'http_on_https'
  | 'unescaped'
  | 'lastmod_invalid'
  | 'lastmod_future'
  | 'priority_invalid'
  | 'changefreq_invalid'
  | 'news_incomplete'
  | 'news_too_old'
  | 'video_incomplete'
  | 'image_too_many'
  | 'index_nested'
  | 'duplicate_loc';

export interface SitemapEntry {
  url: string;
  /** ISO 8601 instant; null when absent or invalid. */
  lastmod: string | null;
  file_url: string;
  images: number;
  videos: number;
  news: boolean;
  alternates: { hreflang: string; url: string }[];
}

export interface SitemapImage {
  url: string;
  page_url: string;
}

export interface SitemapArtifact {
  files: SitemapFile[];
  /** Distinct URLs over all files. */
  url_count: number;
  /** All entries up to 50,000; `url_count` has the full number. */
  entries: SitemapEntry[];
  /** Distinct images that entries name, with the first entry that does, at most 1,000. Absent in older crawls. */
  pictures?: SitemapImage[];
  /** The search stopped at a bound (files or time). */
  incomplete: boolean;
  /** A sample of listed URLs that was really requested. */
  sampled: { url: string; status: number; redirect_url: string | null; allowed_by_robots?: false }[];
  /** Listed URLs that were not requested, and why; absent when there are none. */
  set_aside?: { url: string; reason: string }[];
  /**
   * What is known about the sampled URLs and about listed ones that robots.txt disallows. Absent in crawls, which have
   * their own pages.
   */
  pages?: PageSummary[];
  /** The sample was cut short when reading and requesting had taken this long; absent when it was not. */
  sampling_stopped_after_s?: number;
}
