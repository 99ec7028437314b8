import type { KeyedLead } from '../../../domain/outreach/campaigns/read-lead-input.js';

/** A lead at this host, as reading it leaves it. */
export function keyedLead(host: string, overrides: Partial<KeyedLead> = {}): KeyedLead {
  return {
    website_url: `https://www.${host}/`,
    website_key: host,
    domain: host,
    website_title: null,
    contact_email: `editor@${host}`,
    quality_score: 0.5,
    relevance_score: null,
    guest_post_likelihood: null,
    source: 'manual',
    notes: null,
    consent: null,
    ...overrides,
  };
}
