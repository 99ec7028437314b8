import type { ReplyClass } from '../replies/reply.js';
import type { LeadStatus } from './lead-status.js';

export interface DailyVolume {
  /** YYYY-MM-DD */
  date: string;
  sent: number;
  /** Of people. */
  replies: number;
  automatic_replies: number;
}

/** Rates are fractions to four places; nothing contacted gives 0. */
export interface CampaignAnalytics {
  campaign_id: string;
  days: number;
  total_leads: number;
  total_attempts: number;
  total_sent: number;
  /** Of people. */
  total_replies: number;
  /** What programs wrote: bounces, absence notes, acknowledgements, complaints. */
  total_automatic_replies: number;
  leads_by_status: Record<LeadStatus, number>;
  replies_by_classification: Record<ReplyClass, number>;
  rates: { response_rate: number; placement_rate: number; bounce_rate: number; unsubscribe_rate: number };
  /** Every day of the window, zeros included, oldest first. */
  daily_send_volume: DailyVolume[];
}

export interface ReportingSnapshot {
  total_campaigns: number;
  total_leads: number;
  total_sends: number;
  /** Of people. */
  total_replies: number;
  /** What programs wrote: bounces, absence notes, acknowledgements, complaints. */
  total_automatic_replies: number;
  total_placements: number;
  rates: { overall_response_rate: number; overall_placement_rate: number; overall_bounce_rate: number };
  by_campaign: {
    id: string;
    name: string;
    sends: number;
    replies: number;
    automatic_replies: number;
    placements: number;
  }[];
  generated_at: string;
}
