import type { Opportunity } from '../../../domain/outreach/discovery/discovery.js';

/** A found site that lacks nothing, but for what a spec names. */
export function opportunity(overrides: Partial<Opportunity> = {}): Opportunity {
  return {
    website_url: 'https://blog-of-tools.com/write-for-us',
    website_title: 'Write for us',
    domain: 'blog-of-tools.com',
    snippet: 'We take guest posts',
    contact_email: 'ana@blog-of-tools.com',
    contact_page: 'https://blog-of-tools.com/write-for-us',
    contact_source: 'mailto',
    quality_score: 0.5,
    relevance_score: 0.5,
    guest_post_likelihood: 0.5,
    has_guidelines: true,
    source: 'searxng',
    query: 'hand tools "write for us"',
    evidence: [],
    not_saved: null,
    ...overrides,
  };
}
