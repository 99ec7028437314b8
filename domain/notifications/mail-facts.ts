import type { ComparedIssue, OverallStatus } from '../audits/audit-result.js';
import type { Role } from '../workspaces/role.js';
import type { WeeklyDigest } from './weekly-digest.js';

/** An audit that ended, and how the site changed since the audit before. */
export interface AuditFacts {
  kind: 'audit_done' | 'new_critical_issue';
  audit_id: string;
  audit_type: 'complete' | 'quick';
  website_url: string;
  /** `partial`: some of it could not be measured. */
  status: 'completed' | 'partial';
  overall_score: number | null;
  overall_status: OverallStatus | null;
  /** Against the audit before; null without one. */
  change: number | null;
  issue_counts: { critical: number; warning: number; notice: number };
  /** Most severe first. */
  new_issues: ComparedIssue[];
  fixed_issues_total: number;
}

export interface ConnectionFacts {
  kind: 'connection_expired';
  /** Such as "Google Search Console". */
  platform_name: string;
  error: string | null;
}

export interface SenderPausedFacts {
  kind: 'sender_paused';
  sender_id: string;
  email: string;
  detail: string;
}

/** A placed link that is lost, or that search engines are kept from following. */
export interface LinkLostFacts {
  kind: 'link_lost';
  link_id: string;
  page_url: string;
  target_url: string;
  /** In words for people. */
  what: string;
}

export interface DigestFacts {
  kind: 'weekly_digest';
  digest: WeeklyDigest;
}

export interface InvitationFacts {
  kind: 'invitation';
  /** In the app; holds the token. */
  url: string;
  role: Role;
  sites: string[];
  invited_by: string;
  expires_at: string;
}

/** What a mail of the platform says, gathered when it is sent. */
export type MailFacts =
  | AuditFacts
  | ConnectionFacts
  | SenderPausedFacts
  | LinkLostFacts
  | DigestFacts
  | InvitationFacts;

/** Where a mail comes from and leads to. */
export interface MailSetting {
  /** Of the installation, without a slash at its end. */
  public_url: string;
  workspace: { id: string; name: string | null };
  /** Null for mails that no one is subscribed to. */
  unsubscribe_url: string | null;
}

/** A mail ready to be sent; both forms say the same. */
export interface WrittenMail {
  subject: string;
  html: string;
  text: string;
}

export type WriteMail = (facts: MailFacts, setting: MailSetting) => WrittenMail;
