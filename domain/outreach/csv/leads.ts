import type { Lead } from '../lead.js';

/** Columns of an export of leads: its scalar fields. */
export const LEAD_COLUMNS = [
  'id',
  'campaign_id',
  'website_url',
  'website_title',
  'domain',
  'contact_email',
  'status',
  'source',
  'quality_score',
  'relevance_score',
  'guest_post_likelihood',
  'notes',
  'contacted_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Lead)[];
