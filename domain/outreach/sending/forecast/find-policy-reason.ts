import type { Lead } from '../../campaigns/lead.js';
import { domainCapKey } from '../domain-cap-key.js';
import { evaluatePolicy } from '../policy/index.js';
import { DELAYING_CHECKS, type PolicyCheckName } from '../policy.js';
import type { Sender } from '../sender.js';

export interface JudgedMail {
  /** Canonical address. */
  recipient: string;
  subject: string;
  body: string;
  literals?: readonly string[];
  sender: Sender;
  lead: Pick<Lead, 'status' | 'consent'>;
}

const NONE = { user_daily: 0, domain_daily: 0, sender_daily: 0 };
const FREE = { user_daily: 1, domain_daily: 1, sender_daily: 1 };
const DELAYING = new Set<PolicyCheckName>(DELAYING_CHECKS);

/**
 * The first rule of the policy that would refuse a mail for good, whenever it is sent; null when none does. Whether its
 * domain takes mail, and what is suppressed by then, is looked up when it is sent.
 */
export function findPolicyReason(
  { recipient, subject, body, literals = [], sender, lead }: JudgedMail,
  { now, require_consent, time_zone }: { now: Date; require_consent: boolean; time_zone: string },
): PolicyCheckName | null {
  const { checks } = evaluatePolicy({
    now,
    path: 'scheduled',
    recipient: {
      email: recipient,
      canonical: recipient,
      domain_key: domainCapKey(recipient),
      deliverable: 'unknown',
    },
    suppressed: null,
    lead_status: lead.status,
    sender: { ...sender, sending_window: null, window_of_recipient: false, authorized: true, last_sent_at: null },
    subject,
    body,
    literals,
    counts: NONE,
    limits: FREE,
    hourly: { count: 0, limit: 1 },
    duplicate_of: null,
    last_mail_to_recipient_at: null,
    is_follow_up: false,
    require_consent,
    consent_recorded: lead.consent !== null,
    time_zone,
  });
  return checks.find(({ name, passed }) => !passed && !DELAYING.has(name))?.name ?? null;
}
