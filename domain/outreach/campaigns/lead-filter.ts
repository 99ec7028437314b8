import type { LeadStatus } from './lead-status.js';

/** Which leads of a campaign are listed. */
export interface LeadFilter {
  status?: LeadStatus;
  /** Whether it has an email address. */
  has_email?: boolean;
  /** A part of the website's URL or title, or of the address. */
  q?: string;
}

/** Orders beside newest first: scores from the highest, websites by name. */
export const LEAD_SORTS = ['domain', 'relevance_score', 'guest_post_likelihood', 'quality_score'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
