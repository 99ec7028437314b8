import { dayKey, hourKey } from '../../domain/outreach/cap-calendar.js';
import { domainCapKey } from '../../domain/outreach/domain-cap-key.js';
import { duplicateKey } from '../../domain/outreach/duplicate-key.js';
import { canonicalEmail, domainOfEmail, suppressionForms } from '../../domain/outreach/email-address.js';
import type { Lead } from '../../domain/outreach/lead.js';
import type { PolicyFacts } from '../../domain/outreach/send-policy/facts.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../domain/outreach/sender.js';
import { warmUpLimit } from '../../domain/outreach/warm-up.js';
import type { SlotCounts, SlotLimits } from '../../store/repositories/send-slots.js';
import { resolveSender } from './resolve-sender.js';
import type { SendPath, SendPlan } from './send-plan.js';
import type { SendingDeps } from './sending-deps.js';

/** Everything that judging and reserving one mail takes. */
export interface LoadedSend {
  plan: SendPlan;
  /** Its address in the form that addresses are compared in, where it has one. */
  lead: Lead & { contact_email: string };
  sender: Sender;
  facts: PolicyFacts;
  slots: { day: string; hour: string; domain_key: string; duplicate_key: string };
  limits: SlotLimits;
  countsAsFacts(counts: SlotCounts): Pick<PolicyFacts, 'counts' | 'hourly'>;
}

/** No limit is told where none holds. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Gathers what the policy looks at. Changes nothing. */
export async function loadSend(
  deps: SendingDeps,
  plan: SendPlan,
  path: SendPath,
): Promise<LoadedSend | { missing: 'campaign' | 'lead' | 'address' | 'sender' }> {
  const { user_id, campaign_id, lead_id, sender_id } = plan;
  const [campaign, lead, sender] = await Promise.all([
    deps.campaigns.find(user_id, campaign_id),
    deps.leads.find(user_id, campaign_id, lead_id),
    resolveSender(deps, user_id, sender_id),
  ]);
  if (!campaign) return { missing: 'campaign' };
  if (!lead) return { missing: 'lead' };
  if (lead.contact_email === null) return { missing: 'address' };
  if (!sender) return { missing: 'sender' };
  const recipient = canonicalEmail(lead.contact_email);
  const mailed = { ...lead, contact_email: recipient ?? lead.contact_email };
  return gather(deps, { plan, lead: mailed, sender, recipient }, path);
}

interface Found {
  plan: SendPlan;
  lead: LoadedSend['lead'];
  sender: Sender;
  recipient: string | null;
}

async function gather(
  deps: SendingDeps,
  { plan, lead, sender, recipient }: Found,
  path: SendPath,
): Promise<LoadedSend> {
  const { user_id } = plan;
  const now = deps.now();
  const { time_zone } = deps.settings;
  const address = recipient ?? lead.contact_email;
  const slots = {
    ...{ day: dayKey(now, time_zone), hour: hourKey(now), domain_key: domainCapKey(address) },
    duplicate_key: duplicateKey(sender.email, address, plan.subject),
  };
  const [counts, limits, duplicate, suppression, last, lastSentAt, deliverable] = await Promise.all([
    deps.sendSlots.counts(user_id, slots.day, slots.domain_key, sender.id, slots.hour),
    limitsOf(deps, sender, path, now),
    deps.sendSlots.findDuplicate(user_id, slots.duplicate_key, now),
    recipient === null ? null : deps.suppressions.findAny(user_id, suppressionForms(recipient)),
    recipient === null ? null : deps.attempts.latestTo(user_id, recipient),
    path === 'manual' ? null : deps.attempts.lastSentAt(user_id, sender.id),
    recipient === null ? ('unknown' as const) : deps.checkDomain(domainOfEmail(recipient)),
  ]);
  const countsAsFacts = ({ sender_hourly, ...daily }: SlotCounts) => ({
    counts: daily,
    hourly: { count: sender_hourly, limit: limits.sender_hourly ?? NO_LIMIT },
  });
  const facts: PolicyFacts = {
    now,
    path,
    recipient: { email: lead.contact_email, canonical: recipient, domain_key: slots.domain_key, deliverable },
    suppressed: suppression && { by: suppression.email },
    sender: { ...sender, authorized: true, last_sent_at: lastSentAt },
    ...{ subject: plan.subject, body: plan.body },
    ...countsAsFacts(counts),
    limits: { ...limits, sender_daily: limits.sender_daily ?? sender.daily_limit },
    duplicate_of: duplicate === plan.attempt_id ? null : duplicate,
    last_mail_to_recipient_at: last?.sent_at ?? last?.created_at ?? null,
    is_follow_up: plan.step > 0,
    require_consent: deps.settings.require_consent,
    consent_recorded: false,
    time_zone,
  };
  return { plan, lead, sender, facts, slots, limits, countsAsFacts };
}

/** A send by hand is bound by the law and the user's caps; what is scheduled also by what its mailbox can bear. */
async function limitsOf(deps: SendingDeps, sender: Sender, path: SendPath, now: Date): Promise<SlotLimits> {
  const { user_daily_limit, domain_daily_limit, time_zone } = deps.settings;
  const ofUser = { user_daily: user_daily_limit, domain_daily: domain_daily_limit };
  if (path === 'manual') return { ...ofUser, sender_daily: null, sender_hourly: null };
  const { daily_limit, hourly_limit, warm_up, user_id, id } = sender;
  // The environment's mailbox is shared: nobody's own first mail says how old it is.
  const isWarm = !warm_up || id === ENVIRONMENT_SENDER_ID;
  const first = isWarm ? null : await deps.attempts.firstSentAt(user_id, id);
  const firstAt = first === null ? null : new Date(first);
  const sender_daily = isWarm ? daily_limit : warmUpLimit(daily_limit, firstAt, now, time_zone);
  return { ...ofUser, sender_daily, sender_hourly: hourly_limit };
}
