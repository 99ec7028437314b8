import type { DiscoveryResult, Opportunity } from '../../../domain/outreach/discovery/discovery.js';

/** What a search found: one website that may become a lead, and one that must not. */
export function discoveryResult(overrides: Partial<Opportunity> = {}): DiscoveryResult {
  const found: Opportunity = {
    website_url: 'https://found.example/write-for-us',
    website_title: 'Write for <us>',
    domain: 'found.example',
    snippet: 'We welcome articles',
    contact_email: 'editor@found.example',
    contact_page: null,
    contact_source: 'mailto',
    quality_score: 0.7,
    relevance_score: 0.8,
    guest_post_likelihood: 0.9,
    has_guidelines: true,
    source: 'searxng',
    query: 'tools "write for us"',
    evidence: [{ score: 'relevance', name: 'words', value: 0.5, detail: 'Names <tools> often' }],
    not_saved: null,
    ...overrides,
  };
  const refused: Opportunity = {
    ...found,
    website_url: 'https://sold.example/',
    domain: 'sold.example',
    contact_email: null,
    not_saved: 'sells_links',
  };
  return {
    results: [found, refused],
    saved_to_campaign: 0,
    skipped: 1,
    save_failed: 0,
    warnings: ['One engine is slow'],
  };
}
