import { canonicalEmail, suppressionForms } from '../../../domain/outreach/addresses/email-address.js';
import { dayKey, hourKey } from '../../../domain/outreach/sending/cap-calendar.js';
import { domainCapKey } from '../../../domain/outreach/sending/domain-cap-key.js';
import { duplicateKey } from '../../../domain/outreach/sending/duplicate-key.js';
import type { PolicyFacts } from '../../../domain/outreach/sending/policy/facts.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { zonedWindow } from '../../../domain/outreach/sending/zoned-window.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { AttemptsRepository } from '../../../store/outreach/sending/attempts.js';
import type { SendSlotsRepository } from '../../../store/outreach/sending/send-slots.js';
import type { SendersRepository } from '../../../store/outreach/sending/senders.js';
import type { SuppressionsRepository } from '../../../store/outreach/sending/suppressions.js';

export interface PolicyFactsDeps {
  attempts: Pick<AttemptsRepository, 'latestTo'>;
  leads: Pick<LeadsRepository, 'findById'>;
  sendSlots: Pick<SendSlotsRepository, 'counts' | 'findDuplicate'>;
  senders: Pick<SendersRepository, 'findByEmail' | 'defaultOf'>;
  suppressions: Pick<SuppressionsRepository, 'findAny'>;
  environmentSender: Sender | null;
  policy: { user_daily_limit: number; domain_daily_limit: number; time_zone: string; require_consent: boolean };
}

/** The input for checking a send without making it. */
export interface AskedSend {
  recipient_email: string;
  sender_email: string;
  subject: string;
  /** The lead that it would go to. */
  lead_id: string | null;
}

const NOBODY = { name: '', organization: '', postal_address: '', min_interval_seconds: 0 };

/**
 * Collects the facts for the policy. Reserves nothing and changes nothing. DNS is not queried here: sending does that,
 * and a validation that waits for it would not be fast.
 */
export async function loadPolicyFacts(
  deps: PolicyFactsDeps,
  userId: OwnerId,
  { recipient_email, sender_email, subject, lead_id }: AskedSend,
  now: Date,
): Promise<PolicyFacts> {
  const { user_daily_limit, domain_daily_limit, time_zone, require_consent } = deps.policy;
  const recipient = canonicalEmail(recipient_email);
  const sender = await findSender(deps, userId, sender_email);
  const domain_key = recipient === null ? recipient_email : domainCapKey(recipient);
  const key = duplicateKey(sender?.email ?? sender_email, recipient ?? recipient_email, subject);
  const [counts, duplicate_of, suppression, last, lead] = await Promise.all([
    deps.sendSlots.counts(userId, dayKey(now, time_zone), domain_key, sender?.id ?? '', hourKey(now), limitsOf(sender)),
    subject === '' ? null : deps.sendSlots.findDuplicate(userId, key, now),
    recipient === null ? null : deps.suppressions.findAny(userId, suppressionForms(recipient)),
    recipient === null ? null : deps.attempts.latestTo(userId, recipient),
    lead_id === null ? null : deps.leads.findById(userId, lead_id),
  ]);
  const { sender_hourly, ...daily } = counts;
  return {
    now,
    path: 'manual',
    recipient: { email: recipient_email, canonical: recipient, domain_key, deliverable: 'unknown' },
    suppressed: suppression && { by: suppression.email },
    lead_status: lead?.status ?? null,
    sender: {
      ...(sender ?? NOBODY),
      sending_window: zonedWindow(sender?.sending_window ?? null, recipient, time_zone),
      window_of_recipient: sender?.sending_window?.time_zone === null,
      email: sender_email,
      authorized: sender !== null,
      last_sent_at: null,
    },
    subject,
    body: '',
    counts: daily,
    limits: { user_daily: user_daily_limit, domain_daily: domain_daily_limit, sender_daily: sender?.daily_limit ?? 0 },
    hourly: { count: sender_hourly, limit: sender?.hourly_limit ?? 0 },
    duplicate_of,
    last_mail_to_recipient_at: last?.sent_at ?? last?.created_at ?? null,
    is_follow_up: false,
    require_consent,
    consent_recorded: (lead?.consent ?? null) !== null,
    time_zone,
  };
}

function limitsOf(sender: Sender | null) {
  return { sender_daily: sender?.daily_limit ?? null, sender_hourly: sender?.hourly_limit ?? null };
}

/** One of the user's own, or the environment's for users who have none. */
async function findSender(deps: PolicyFactsDeps, userId: OwnerId, text: string): Promise<Sender | null> {
  const email = canonicalEmail(text);
  if (email === null) return null;
  const own = await deps.senders.findByEmail(userId, email);
  if (own) return own;
  const shared = deps.environmentSender;
  return shared?.email === email && (await deps.senders.defaultOf(userId)) === null ? shared : null;
}
