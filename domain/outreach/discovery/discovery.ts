import type { LeadSiteFacts } from './lead-site-facts.js';
import type { SavingRefusal } from './saving-refusal.js';

export const SEARCH_PROVIDERS = ['searxng', 'brave', 'serper', 'google'] as const;
export type SearchProviderName = (typeof SEARCH_PROVIDERS)[number];

/** One hit of a search provider. */
export interface SearchHit {
  url: string;
  title: string;
  snippet: string;
}

/** What a score rests on. */
export interface ScoreComponent {
  score: 'quality' | 'relevance' | 'guest_post_likelihood';
  name: string;
  /** Adds to (or takes from) the score, which is kept within 0–1. */
  value: number;
  detail: string;
}

export interface Opportunity {
  website_url: string;
  website_title: string;
  domain: string;
  snippet: string;
  contact_email: string | null;
  contact_page: string | null;
  /** Where the address stood: see ContactSource in discovery/contacts/extract-contacts.ts. Null without an address. */
  contact_source: string | null;
  quality_score: number;
  relevance_score: number;
  guest_post_likelihood: number;
  has_guidelines: boolean;
  source: SearchProviderName;
  query: string;
  evidence: ScoreComponent[];
  /** What emails to it can say. Results of before it was read have none. */
  site_facts?: LeadSiteFacts;
  /** Why it is never saved as a lead: see discovery/saving-refusal.ts. Null where it may be. */
  not_saved: SavingRefusal | null;
}

export interface DiscoveryResult {
  results: Opportunity[];
  saved_to_campaign: number;
  /** Results that were to be saved and are no leads, on purpose: `not_saved` of each says why. */
  skipped: number;
  save_failed: number;
  /** Providers, engines and pages that could not be had, in words. */
  warnings: string[];
}
