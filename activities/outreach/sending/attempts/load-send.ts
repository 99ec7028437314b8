import {
  canonicalEmail,
  domainOfEmail,
  suppressionForms,
} from '../../../../domain/outreach/addresses/email-address.js';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { dayKey, hourKey } from '../../../../domain/outreach/sending/cap-calendar.js';
import { domainCapKey } from '../../../../domain/outreach/sending/domain-cap-key.js';
import { duplicateKey } from '../../../../domain/outreach/sending/duplicate-key.js';
import type { PolicyFacts } from '../../../../domain/outreach/sending/policy/facts.js';
import { resolveSender } from '../../../../domain/outreach/sending/resolve-sender.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../../domain/outreach/sending/sender.js';
import type { Suppression } from '../../../../domain/outreach/sending/suppression.js';
import { warmUpLimit } from '../../../../domain/outreach/sending/warm-up.js';
import { zonedWindow } from '../../../../domain/outreach/sending/zoned-window.js';
import type { SlotCounts, SlotLimits } from '../../../../store/outreach/sending/send-slots.js';
import type { SendingDeps } from '../sending-deps.js';
import type { SendPath, SendPlan } from './send-plan.js';

/** Everything that judging and reserving one mail takes. */
export interface LoadedSend {
  plan: SendPlan;
  /** Its address in the form that addresses are compared in, where it has one. */
  lead: Lead & { contact_email: string };
  sender: Sender;
  path: SendPath;
  slots: { day: string; hour: string; domain_key: string; duplicate_key: string };
  limits: SlotLimits;
  /** With the counts and the holder of the duplicate key: the reservation returns both; otherwise they are read. */
  factsWith(counts: SlotCounts, duplicateOf: string | null): PolicyFacts;
}

/** Records that the caller has just read. */
export interface ReadRecords {
  lead?: Lead | null;
  /** The last mail to the lead's address. */
  latest?: Attempt | null;
  /** Of the lead's address. */
  suppression?: Suppression | null;
}

/** The value for no limit. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Collects the facts for the policy, except what the reservation counts. Changes nothing. */
export async function loadSend(
  deps: SendingDeps,
  plan: SendPlan,
  path: SendPath,
  read: ReadRecords = {},
): Promise<LoadedSend | { missing: 'campaign' | 'lead' | 'address' | 'sender' }> {
  const { user_id, campaign_id, lead_id, sender_id } = plan;
  const [lead, sender] = await Promise.all([
    read.lead === undefined ? deps.leads.find(user_id, campaign_id, lead_id) : read.lead,
    resolveSender(deps, user_id, sender_id),
  ]);
  // Leads go before their campaign: where one is, the campaign is.
  if (!lead) return { missing: (await deps.campaigns.find(user_id, campaign_id)) ? 'lead' : 'campaign' };
  if (lead.contact_email === null) return { missing: 'address' };
  if (!sender) return { missing: 'sender' };
  const address = plan.recipient_email ?? lead.contact_email;
  const recipient = canonicalEmail(address);
  const mailed = { ...lead, contact_email: recipient ?? address };
  return gather(deps, { ...read, plan, lead: mailed, sender, recipient }, path);
}

interface Found {
  plan: SendPlan;
  lead: LoadedSend['lead'];
  sender: Sender;
  recipient: string | null;
  latest?: Attempt | null;
  suppression?: Suppression | null;
}

async function gather(deps: SendingDeps, found: Found, path: SendPath): Promise<LoadedSend> {
  const { plan, lead, sender, recipient } = found;
  const { user_id } = plan;
  const now = deps.now();
  const { time_zone } = deps.settings;
  const address = recipient ?? lead.contact_email;
  const slots = {
    day: dayKey(now, time_zone),
    hour: hourKey(now),
    domain_key: domainCapKey(address),
    duplicate_key: duplicateKey(sender.email, address, plan.duplicate_name ?? plan.subject),
  };
  const [limits, suppression, latest, lastSentAt, deliverable] = await Promise.all([
    limitsOf(deps, sender, path, now),
    suppressionOf(deps, found),
    path !== 'scheduled' ? null : latestTo(deps, found),
    path !== 'scheduled' || sender.min_interval_seconds === 0
      ? null
      : deps.attempts.lastSentAt(user_id, sender.id, now),
    recipient === null ? ('unknown' as const) : deps.checkDomain(domainOfEmail(recipient)),
  ]);
  const uncounted = {
    now,
    path,
    recipient: { email: lead.contact_email, canonical: recipient, domain_key: slots.domain_key, deliverable },
    suppressed: suppression && { by: suppression.email },
    lead_status: lead.status,
    sender: {
      ...sender,
      sending_window: zonedWindow(sender.sending_window, recipient, time_zone),
      window_of_recipient: sender.sending_window?.time_zone === null,
      authorized: true,
      last_sent_at: lastSentAt,
    },
    subject: plan.subject,
    body: plan.body,
    ...(plan.literals && { literals: plan.literals }),
    limits: { ...limits, sender_daily: limits.sender_daily ?? sender.daily_limit },
    last_mail_to_recipient_at: latest?.sent_at ?? latest?.created_at ?? null,
    is_follow_up: plan.step > 0,
    require_consent: deps.settings.require_consent,
    consent_recorded: lead.consent !== null,
    time_zone,
  };
  const factsWith = ({ sender_hourly, ...daily }: SlotCounts, duplicateOf: string | null): PolicyFacts => ({
    ...uncounted,
    counts: daily,
    hourly: { count: sender_hourly, limit: limits.sender_hourly ?? NO_LIMIT },
    duplicate_of: duplicateOf === plan.attempt_id ? null : duplicateOf,
  });
  return { plan, lead, sender, path, slots, limits, factsWith };
}

function suppressionOf(deps: SendingDeps, { plan, recipient, suppression }: Found): Promise<Suppression | null> | null {
  if (recipient === null) return null;
  if (suppression !== undefined) return Promise.resolve(suppression);
  return deps.suppressions.findAny(plan.user_id, suppressionForms(recipient));
}

/** No rule for a direct send needs it. */
function latestTo(deps: SendingDeps, { plan, recipient, latest }: Found): Promise<Attempt | null> | Attempt | null {
  if (latest !== undefined || recipient === null) return latest ?? null;
  return deps.attempts.latestTo(plan.user_id, recipient);
}

/** A direct send is limited by the law and the user's caps; scheduled mail also by what its mailbox can take. */
async function limitsOf(deps: SendingDeps, sender: Sender, path: SendPath, now: Date): Promise<SlotLimits> {
  const { user_daily_limit, domain_daily_limit, time_zone } = deps.settings;
  const ofUser = { user_daily: user_daily_limit, domain_daily: domain_daily_limit };
  if (path !== 'scheduled') return { ...ofUser, sender_daily: null, sender_hourly: null };
  const { daily_limit, hourly_limit, warm_up, user_id, id } = sender;
  // The environment's mailbox is shared: no single user's first mail shows how old it is.
  const isWarm = !warm_up || id === ENVIRONMENT_SENDER_ID;
  const first = isWarm ? null : await deps.attempts.firstSentAt(user_id, id);
  const firstAt = first === null ? null : new Date(first);
  const sender_daily = isWarm ? daily_limit : warmUpLimit(daily_limit, firstAt, now, time_zone);
  return { ...ofUser, sender_daily, sender_hourly: hourly_limit };
}
