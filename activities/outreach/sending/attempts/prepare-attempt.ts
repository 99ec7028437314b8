import { personKey } from '../../../../domain/outreach/campaigns/person-key.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { PolicyFacts } from '../../../../domain/outreach/sending/policy/facts.js';
import { evaluatePolicy } from '../../../../domain/outreach/sending/policy/index.js';
import {
  DELAYING_CHECKS,
  type PolicyCheckName,
  type PolicyResult,
} from '../../../../domain/outreach/sending/policy.js';
import type { SlotCounts } from '../../../../store/outreach/sending/send-slots.js';
import type { SendingDeps } from '../sending-deps.js';
import { delayUntil } from './delay-until.js';
import { type LoadedSend, loadSend, type ReadRecords } from './load-send.js';
import { ON_WAY, untilArrived } from './mail-on-way.js';
import { recordAttemptOutcome } from './record-attempt-outcome.js';
import type { Prepared, SendPath, SendPlan } from './send-plan.js';

/** Counted by the reservation, which alone can say whether there is room. */
const CAPS: readonly PolicyCheckName[] = [
  'user_daily_cap',
  'domain_daily_cap',
  'sender_daily_cap',
  'sender_hourly_cap',
];
const NO_COUNTS: SlotCounts = { user_daily: 0, domain_daily: 0, sender_daily: 0, sender_hourly: 0 };
/** On the scheduled path a cap puts a mail off, it does not forbid it. */
const PUTS_OFF = new Set<PolicyCheckName>([...DELAYING_CHECKS, ...CAPS]);
/** These wait for the recipient; the sender's other mail may continue. */
const OF_RECIPIENT = new Set<PolicyCheckName>(['recipient_cooldown', 'domain_daily_cap']);

/**
 * Judges a plan by the whole policy and, if it may be sent, takes its duplicate key and its slots and records it as
 * queued. Otherwise it is recorded as blocked. Twice: keys and slots that an earlier run took for the same attempt are
 * found taken by it. Fails closed: when the store does not respond, nothing is sent.
 * @param known an attempt of this id that is queued already: it is judged again, and nothing more is taken
 */
export async function prepareAttempt(
  deps: SendingDeps,
  plan: SendPlan,
  path: SendPath,
  { known = null, ...read }: ReadRecords & { known?: Attempt | null } = {},
): Promise<Prepared> {
  const loaded = await loadSend(deps, plan, path, read);
  if ('missing' in loaded) return { kind: 'missing', what: loaded.missing };
  // Whether there is room, and whether it was already sent, is decided by the reservation.
  const isRefused = (facts: PolicyFacts): boolean =>
    failedOf(evaluatePolicy(facts)).some((name) => !CAPS.includes(name));
  if (known === null && !isRefused(loaded.factsWith(NO_COUNTS, null))) return reserve(deps, loaded);
  const facts = await readCounted(deps, loaded);
  if (known === null || isRefused(facts)) return refuse(deps, loaded, facts, known);
  return { kind: 'ready', attempt: known };
}

/** For sends without a reservation: to show the counts, and because others may have taken a former reservation. */
async function readCounted({ sendSlots, now }: SendingDeps, { plan, slots, sender, limits, factsWith }: LoadedSend) {
  const { day, hour, domain_key, duplicate_key } = slots;
  const [counts, duplicateOf] = await Promise.all([
    sendSlots.counts(plan.user_id, day, domain_key, sender.id, hour, limits),
    sendSlots.findDuplicate(plan.user_id, duplicate_key, now()),
  ]);
  return factsWith(counts, duplicateOf);
}

async function reserve(deps: SendingDeps, loaded: LoadedSend): Promise<Prepared> {
  const { plan, slots, sender, limits, factsWith } = loaded;
  const { user_id, attempt_id } = plan;
  const { day, hour, domain_key, duplicate_key } = slots;
  const claim = await deps.sendSlots.claimDuplicate(user_id, duplicate_key, attempt_id, deps.now());
  if (!claim.claimed) {
    const counts = await deps.sendSlots.counts(user_id, day, domain_key, sender.id, hour, limits);
    return refuse(deps, loaded, factsWith(counts, claim.holder), null);
  }
  const reserved = await deps.sendSlots.reserve({
    user_id,
    day,
    attempt_id,
    domain_key,
    sender_id: sender.id,
    hour,
    limits,
    ...aloneTo(loaded),
    gap: { now: deps.now(), seconds: loaded.path === 'scheduled' ? sender.min_interval_seconds : 0 },
  });
  if (!reserved.taken) {
    const facts = factsWith(reserved.counts, null);
    const { last_sent_at = facts.sender.last_sent_at } = reserved;
    const refused = await refuse(deps, loaded, { ...facts, sender: { ...facts.sender, last_sent_at } }, null);
    const isFirst = refused.kind === 'delayed' && reserved.over.includes('recipient');
    return isFirst ? { ...refused, until: untilArrived(deps.now()), hold: 'recipient', reason: ON_WAY } : refused;
  }
  const judged = evaluatePolicy(factsWith(withoutOwn(reserved.counts), null));
  const attempt = newAttempt(deps, loaded, judged, 'queued');
  const kept = await deps.attempts.insert(attempt, { day, domain_key, duplicate_key });
  return { kind: kept.inserted ? 'ready' : 'known', attempt: kept.attempt };
}

/**
 * Mail from queues to one person is sent one at a time, whichever campaign or mailbox it is from: one opener, and one
 * follow-up. A direct send is neither counted nor held here.
 */
function aloneTo({ plan, path, lead }: LoadedSend): { recipient: string; alone: boolean } {
  const kind = plan.step > 0 ? 'follow-up' : 'opener';
  return { recipient: `${kind}\n${personKey(lead.contact_email)}`, alone: path === 'scheduled' };
}

/** As it was when this one asked. */
function withoutOwn(counts: SlotCounts): SlotCounts {
  const { user_daily, domain_daily, sender_daily, sender_hourly } = counts;
  return {
    user_daily: user_daily - 1,
    domain_daily: domain_daily - 1,
    sender_daily: sender_daily - 1,
    sender_hourly: sender_hourly - 1,
  };
}

async function refuse(
  deps: SendingDeps,
  loaded: LoadedSend,
  facts: PolicyFacts,
  known: Attempt | null,
): Promise<Prepared> {
  const { plan, slots } = loaded;
  const judged = evaluatePolicy(facts);
  const failed = failedOf(judged);
  const conflicting = await findConflictingAttempt(deps, plan, facts.duplicate_of);
  if (known === null) {
    // A recorded attempt holds its own slots, whichever run recorded it.
    const recorded = await deps.attempts.find(plan.user_id, plan.attempt_id);
    if (recorded) return { kind: 'known', attempt: recorded };
    // An earlier run that died may have taken them.
    await deps.sendSlots.release(plan.user_id, slots.day, plan.attempt_id);
    await deps.sendSlots.releaseDuplicate(plan.user_id, slots.duplicate_key, plan.attempt_id);
  }
  if (conflicting !== null) return { kind: 'conflicting', attempt_id: conflicting };
  if (facts.path === 'scheduled' && failed.every((name) => PUTS_OFF.has(name))) {
    const hold = failed.some((name) => isOfRecipient(name, facts)) ? 'recipient' : 'sender';
    return { kind: 'delayed', until: delayUntil(facts, failed), hold, reason: judged.reason };
  }
  if (known) {
    const ending = { status: 'blocked' as const, reason: judged.reason, smtp_response: null };
    return { kind: 'blocked', attempt: await recordAttemptOutcome(deps, known, ['queued'], ending) };
  }
  const { day, domain_key } = slots;
  const blocked = newAttempt(deps, loaded, judged, 'blocked');
  const kept = await deps.attempts.insert(blocked, { day, domain_key, duplicate_key: null });
  return { kind: kept.inserted ? 'blocked' : 'known', attempt: kept.attempt };
}

function isOfRecipient(name: PolicyCheckName, { sender }: PolicyFacts): boolean {
  return OF_RECIPIENT.has(name) || (name === 'outside_sending_window' && sender.window_of_recipient);
}

/** The holder of the duplicate key while it is unknown whether its mail will be sent. */
async function findConflictingAttempt(
  { attempts }: SendingDeps,
  { user_id, attempt_id }: SendPlan,
  holder: string | null,
): Promise<string | null> {
  if (holder === null || holder === attempt_id) return null;
  const status = (await attempts.find(user_id, holder))?.status ?? 'queued';
  return status === 'queued' || status === 'sending' ? holder : null;
}

function failedOf({ checks }: PolicyResult): PolicyCheckName[] {
  return checks.filter(({ passed }) => !passed).map(({ name }) => name);
}

function newAttempt(
  deps: SendingDeps,
  { plan, lead, sender }: LoadedSend,
  { reason, legal_basis, legal_basis_claimed, region, checks }: PolicyResult,
  status: 'queued' | 'blocked',
): Attempt {
  const { attempt_id, user_id, campaign_id, lead_id, workspace_id, subject, body, step, origin, thread } = plan;
  const sender_email = plan.from_email ?? sender.email;
  const domain = sender_email.slice(sender_email.lastIndexOf('@') + 1);
  return {
    id: attempt_id,
    campaign_id,
    lead_id,
    user_id,
    workspace_id,
    sender_id: sender.id,
    sender_email,
    recipient_email: lead.contact_email,
    subject,
    body,
    status,
    reason: status === 'blocked' ? reason : null,
    region,
    legal_basis: legal_basis_claimed,
    legal_basis_required: legal_basis,
    // Known before sending, so that a copy in a Sent folder or a bounce can be matched to this one.
    message_id: status === 'blocked' ? null : `<${attempt_id}@${domain}>`,
    relay_message_id: null,
    thread,
    smtp_response: null,
    step,
    origin,
    policy_checks: checks,
    created_at: deps.now().toISOString(),
    sent_at: null,
  };
}
