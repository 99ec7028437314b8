import type { SubmittedSitemap } from './indexing/submitted-sitemap.js';
import type { SearchQuery, SearchRow, UrlInspection } from './search-row.js';

/**
 * Search console of a user, by the real protocol. Every method throws DomainError: `not_connected` (never connected),
 * `connection_expired` (the grant is gone: connect again), `rate_limited` (retryable), `dependency_unavailable`
 * (retryable), `not_found` (no such property for this account).
 */
export interface SearchConsolePort {
  /** Properties as the provider names them: `https://www.example.com/` or `sc-domain:example.com`. */
  listProperties(userId: string, signal: AbortSignal): Promise<string[]>;
  /** Pages of at most 25,000 rows; a full page is followed by another request, a short one is the last. */
  readRows(userId: string, property: string, query: SearchQuery, signal: AbortSignal): AsyncIterable<SearchRow[]>;
  /** What was submitted for the property. A sitemap index counts as one. */
  listSitemaps(userId: string, property: string, signal: AbortSignal): Promise<SubmittedSitemap[]>;
  inspectUrl(userId: string, property: string, url: string, signal: AbortSignal): Promise<UrlInspection>;
}
