import type { CheckFrequency } from '../links/placed-link.js';
import type { LeadStatus } from './lead-status.js';

/** Bounds of a campaign's fields; openapi.yaml states the same. */
export const CAMPAIGN_BOUNDS = { name: 255, description: 5_000, keywords: 50, keyword: 100 } as const;

export type LeadCounts = Record<LeadStatus, number> & { total: number };

export interface Campaign {
  id: string;
  user_id: string;
  workspace_id: string;
  name: string;
  description: string | null;
  keywords: string[];
  /** How often its placed links are checked. */
  link_check_frequency?: CheckFrequency;
  lead_counts: LeadCounts;
  /** The person who created it; null for one whose account is erased. */
  created_by?: string | null;
  created_at: string;
  updated_at: string;
}

/** Without what has to be counted. */
export type UncountedCampaign = Omit<Campaign, 'lead_counts'>;
export type NewCampaign = Pick<Campaign, 'name' | 'description' | 'keywords' | 'workspace_id' | 'created_by'>;
export type CampaignChange = Partial<Pick<Campaign, 'name' | 'description' | 'keywords' | 'link_check_frequency'>>;
