import type { FetchError } from './fetch.js';

export interface RobotsArtifact {
  url: string;
  /** RFC 9309 2.3.1: found; 4xx means everything is allowed; 5xx or no response means nothing is. */
  state: 'found' | 'missing' | 'unreachable';
  status: number;
  error: FetchError | null;
  redirect_hops: number;
  bytes: number;
  /** Only the first 500 KiB count. */
  truncated: boolean;
  has_bom: boolean;
  /** The body is an HTML page. */
  is_html: boolean;
  /** The text that was parsed, for evidence and for judging other agents; at most 500 KiB. */
  text: string;
  sitemap_urls: string[];
  bad_sitemap_lines: { line: number; text: string }[];
  unknown_directives: { line: number; text: string }[];
  syntax_errors: { line: number; text: string; reason: string }[];
  bad_patterns: { line: number; text: string; reason: string }[];
  noindex_lines: number[];
  /** The requested delay for our agent in seconds; null when none. */
  crawl_delay_s: number | null;
  /** "/" is disallowed for our agent. */
  site_disallowed: boolean;
  /** Agents of AI services that may not fetch "/". */
  blocked_ai_bots: string[];
}
