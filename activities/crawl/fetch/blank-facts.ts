import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';

/** The facts of an exchange that has not taken place. */
export function blankFacts(): FetchFacts {
  return {
    status: 0,
    error: null,
    headers: {},
    set_cookies: [],
    x_robots_tags: [],
    media_type: null,
    ttfb_ms: 0,
    duration_ms: 0,
    body_bytes: 0,
    encoded_bytes: null,
    truncated: false,
    http_version: '1.1',
    location: null,
    redirect_url: null,
    body_hash: null,
    not_modified: false,
  };
}
