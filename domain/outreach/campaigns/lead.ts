import type { LeadSiteFacts } from '../discovery/lead-site-facts.js';
import type { CustomValues } from './custom-values.js';
import type { LeadConsent } from './lead-consent.js';
import type { LeadMover, LeadStatus } from './lead-status.js';

/** What a caller gives for a lead. Scores are 0–1. */
export interface LeadInput {
  /** As the user typed it; a bare host is taken as https. */
  website_url: string;
  website_title: string | null;
  contact_email: string | null;
  quality_score: number | null;
  relevance_score: number | null;
  guest_post_likelihood: number | null;
  source: string | null;
  notes: string | null;
  /** Null: none is on record. */
  consent: LeadConsent | null;
  /** Values of variables, such as columns of an imported file; absent: none. */
  custom?: CustomValues;
}

export interface LeadMove {
  from: LeadStatus;
  to: LeadStatus;
  at: string;
  by: LeadMover;
}

export interface Lead extends LeadInput {
  id: string;
  custom: CustomValues;
  campaign_id: string;
  status: LeadStatus;
  /** What discovery read of its site; null for a lead that came in another way. */
  site_facts: LeadSiteFacts | null;
  /** Registrable domain of the website, by the public suffix list; the host itself where there is none. */
  domain: string;
  created_at: string;
  updated_at: string;
  /** When the first mail to it left. */
  contacted_at: string | null;
  status_history: LeadMove[];
}

export type LeadChange = Partial<Omit<LeadInput, 'website_url'>>;
