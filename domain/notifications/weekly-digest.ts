import type { ComparedIssue } from '../audits/audit-result.js';
import type { SearchWeek } from './search-week.js';

/** What happened in a workspace in the week before `until`, as far as one member may see it. */
export interface WeeklyDigest {
  /** ISO 8601. */
  since: string;
  until: string;
  /** IANA name: that of the reader, for dates. */
  time_zone: string;
  /** Watched sites, the one that lost most of its score first. */
  sites: DigestSite[];
  /** Sites beyond those. */
  more_sites: number;
  /** Null for a reader who does not see it, and without a campaign. */
  outreach: DigestOutreach | null;
}

export interface DigestSite {
  site_id: string;
  site: string;
  /** The latest audit; null before the first. */
  score: number | null;
  audited_at: string | null;
  /** Against the last audit of the same kind before the week; null without one. */
  change: number | null;
  /** Null where there are not two audits to compare, or none in the week. */
  issues: { new: ComparedIssue[]; new_total: number; fixed_total: number } | null;
  /** Null where search data are not there. */
  search: SearchWeek | null;
  events: { date: string; title: string; direction: 'loss' | 'gain' }[];
  /** ISO 8601; null where no audit is scheduled. */
  next_audit_at: string | null;
}

/** Placed links of the workspace, and what happened to them in the week. */
export interface DigestLinks {
  live: number;
  lost: number;
  changed: number;
  reclaimed: number;
}

export interface DigestOutreach {
  /** Absent without placed links. */
  links?: DigestLinks;
  sent: number;
  replies: number;
  /** Of those, mails of the week before. */
  sent_before: number;
  replies_before: number;
  /** Addresses of mailboxes that are paused now. */
  paused_senders: string[];
}
