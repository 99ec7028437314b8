import type { LegalBasis, PolicyCheck } from './policy.js';

/**
 * queued: allowed and its slots are taken, nothing was sent. sending: the server has responded to DATA with 354, so
 * from here on nothing is ever sent again for it. uncertain: sending, with an unknown outcome. bounced: sent, and
 * returned.
 */
export const ATTEMPT_STATUSES = ['queued', 'blocked', 'sending', 'sent', 'failed', 'uncertain', 'bounced'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

export interface MailThread {
  in_reply_to: string;
  /** The whole chain, oldest first. */
  references: string[];
}

export interface Attempt {
  id: string;
  campaign_id: string;
  lead_id: string;
  user_id: string;
  workspace_id: string;
  sender_id: string;
  sender_email: string;
  recipient_email: string;
  subject: string;
  /** What the user wrote, without the footer that is added on the way. */
  body: string;
  status: AttemptStatus;
  /** Why it is blocked, failed, uncertain or bounced. */
  reason: string | null;
  /** What the mail claimed to rest on: consent only where one was on record. */
  legal_basis: LegalBasis;
  /** What mail to the recipient's region requires by default. */
  legal_basis_required: LegalBasis;
  region: string;
  /** `<…>` with brackets; written before the connection is opened. */
  message_id: string | null;
  /** Another id that the relay assigned instead, if its response had one. */
  relay_message_id: string | null;
  thread: MailThread | null;
  /** The server's last line, without addresses of ours. */
  smtp_response: string | null;
  /** 0 for the first mail to a lead and for answers, 1 to 3 for its follow-ups. */
  step: number;
  /** How it was sent: directly, from a queue, as a follow-up, as an answer from the inbox. */
  origin: 'send' | 'queue' | 'follow_up' | 'answer';
  policy_checks: PolicyCheck[];
  created_at: string;
  sent_at: string | null;
}
