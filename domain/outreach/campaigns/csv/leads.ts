import type { Lead } from '../lead.js';

/** Columns of an export of leads: the scalar fields of their records, in the same order. */
export const LEAD_COLUMNS = [
  'id',
  'campaign_id',
  'website_url',
  'website_title',
  'contact_email',
  'quality_score',
  'relevance_score',
  'guest_post_likelihood',
  'source',
  'notes',
  'status',
  'domain',
  'created_at',
  'updated_at',
  'contacted_at',
] as const satisfies readonly (keyof Lead)[];
