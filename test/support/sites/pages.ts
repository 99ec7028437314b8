import { parsePage } from '../../../activities/crawl/read/parse-page.js';
import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';

export interface PageOverrides {
  url?: string;
  status?: number;
  /** Added to the usual ones; names in lower case. */
  headers?: Record<string, string>;
  depth?: number | null;
  fetch?: Partial<FetchFacts>;
  allowed?: boolean;
  keywords?: string[];
}

/** The artifact of a page as the crawl would make it from this HTML, sent quickly and well by a good server. */
export function pageFrom(html: string, overrides: PageOverrides = {}): PageArtifact {
  const url = overrides.url ?? 'https://site.example/page';
  const body = Buffer.from(html, 'utf8');
  const headers = { 'content-type': 'text/html; charset=utf-8', ...overrides.headers };
  const contentType = headers['content-type'];
  return {
    url,
    depth: overrides.depth === undefined ? 1 : overrides.depth,
    source: 'link',
    allowed_by_robots: overrides.allowed ?? true,
    fetch: { ...fetchFacts(headers, body.length, overrides.status ?? 200), ...overrides.fetch },
    html: html === '' ? null : parsePage({ url, body, contentType, targetKeywords: overrides.keywords ?? [] }),
  };
}

function fetchFacts(headers: Record<string, string>, bodyBytes: number, status: number): FetchFacts {
  return {
    status,
    error: null,
    headers,
    set_cookies: [],
    x_robots_tags: headers['x-robots-tag'] === undefined ? [] : [headers['x-robots-tag']],
    media_type: headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? null,
    ttfb_ms: 120,
    duration_ms: 150,
    body_bytes: bodyBytes,
    encoded_bytes: bodyBytes,
    truncated: false,
    http_version: '2',
    location: headers['location'] ?? null,
    redirect_url: null,
    body_hash: null,
    not_modified: false,
  };
}
