import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';

/** A robots.txt that was found, allows everything and names a sitemap, unless overridden. */
export function robotsFrom(overrides: Partial<RobotsArtifact> = {}): RobotsArtifact {
  return {
    url: 'https://site.example/robots.txt',
    state: 'found',
    status: 200,
    error: null,
    redirect_hops: 0,
    bytes: 60,
    truncated: false,
    has_bom: false,
    is_html: false,
    text: '',
    sitemap_urls: ['https://site.example/sitemap.xml'],
    bad_sitemap_lines: [],
    unknown_directives: [],
    syntax_errors: [],
    bad_patterns: [],
    noindex_lines: [],
    crawl_delay_s: null,
    site_disallowed: false,
    blocked_ai_bots: [],
    ...overrides,
  };
}
