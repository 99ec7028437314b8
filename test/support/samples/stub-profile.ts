import type { SiteProfile } from '../../../domain/seo/site/site-profile.js';

/** The profile of a site of which nothing is known, unless overridden. */
export function stubProfile(overrides: Partial<SiteProfile> = {}): SiteProfile {
  return {
    crawl_incomplete: false,
    sections: [],
    publishing: { page_dates: null, sitemap_lastmod: null },
    depth: { median: null, histogram: {} },
    structured_data: { share: 0, types: [] },
    speed: { ttfb_median_ms: null, html_bytes_median: null, http2_share: 0, compressed_share: 0 },
    languages: [],
    freshness: { dated_share: 0, fresh_share: 0, newest: null, median_age_days: null },
    topics: [],
    examples: { longest: [], newest: [], structured_data: [] },
    ...overrides,
  };
}
