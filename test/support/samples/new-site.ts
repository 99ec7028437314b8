import type { Site } from '../../../domain/sites/site.js';

/** A watched site without competitors, keywords and an audit schedule. */
export function newSite(overrides: Partial<Site> = {}): Site {
  return {
    id: 'a'.repeat(24),
    user_id: 'alice',
    site_url: 'https://site.example/',
    site: 'site.example',
    competitors: [],
    target_keywords: [],
    search_property: null,
    is_primary: true,
    audit_schedule: null,
    created_by: null,
    created_at: '2026-06-01T08:00:00.000Z',
    updated_at: '2026-06-01T08:00:00.000Z',
    ...overrides,
  };
}
