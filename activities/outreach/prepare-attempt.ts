import type { Attempt } from '../../domain/outreach/attempt.js';
import { DELAYING_CHECKS, type PolicyCheckName, type PolicyResult } from '../../domain/outreach/policy.js';
import { evaluatePolicy } from '../../domain/outreach/send-policy/index.js';
import { delayUntil } from './delay-until.js';
import { type LoadedSend, loadSend } from './load-send.js';
import type { Prepared, SendPath, SendPlan } from './send-plan.js';
import type { SendingDeps } from './sending-deps.js';
import { settleAttempt } from './settle-attempt.js';

/** Counted by the reservation, which alone can say whether there is room. */
const CAPS: readonly PolicyCheckName[] = [
  'user_daily_cap',
  'domain_daily_cap',
  'sender_daily_cap',
  'sender_hourly_cap',
];
/** On the scheduled path a cap puts a mail off, it does not forbid it. */
const PUTS_OFF = new Set<PolicyCheckName>([...DELAYING_CHECKS, ...CAPS]);
/** These wait for the recipient; the sender's other mail may go on. */
const OF_RECIPIENT = new Set<PolicyCheckName>(['recipient_cooldown', 'domain_daily_cap']);

/**
 * Judges a plan by the whole policy and, when it may leave, takes its duplicate key and its slots and records it as
 * queued. What may not leave is recorded as blocked. Twice: keys and slots that an earlier run took for the same attempt
 * are found taken by it. Fails closed: when the store does not answer, nothing leaves.
 * @param known an attempt of this id that is queued already: it is judged again, and nothing more is taken
 */
export async function prepareAttempt(
  deps: SendingDeps,
  plan: SendPlan,
  path: SendPath,
  known: Attempt | null = null,
): Promise<Prepared> {
  const loaded = await loadSend(deps, plan, path);
  if ('missing' in loaded) return { kind: 'missing', what: loaded.missing };
  const judged = evaluatePolicy(loaded.facts);
  const failed = failedOf(judged);
  // What is counted may be this attempt's own: the reservation knows.
  if (failed.some((name) => !CAPS.includes(name))) return refuse(deps, loaded, judged, known);
  if (known) return { kind: 'ready', attempt: known };
  return reserve(deps, loaded, judged);
}

async function reserve(deps: SendingDeps, loaded: LoadedSend, judged: PolicyResult): Promise<Prepared> {
  const { plan, slots, sender, limits } = loaded;
  const { user_id, attempt_id } = plan;
  const { day, hour, domain_key, duplicate_key } = slots;
  const claim = await deps.sendSlots.claimDuplicate(user_id, duplicate_key, attempt_id, deps.now());
  if (!claim.claimed) return refuseAgain(deps, loaded, { duplicate_of: claim.holder });
  const wanted = { user_id, day, attempt_id, domain_key, sender_id: sender.id, hour, limits };
  const reserved = await deps.sendSlots.reserve(wanted);
  if (!reserved.taken) return refuseAgain(deps, loaded, loaded.countsAsFacts(reserved.counts));
  const attempt = newAttempt(deps, loaded, judged, 'queued');
  const kept = await deps.attempts.insert(attempt, { day, domain_key, duplicate_key });
  return { kind: kept.inserted ? 'ready' : 'known', attempt: kept.attempt };
}

/** What a rival has done since the facts were read. */
function refuseAgain(deps: SendingDeps, loaded: LoadedSend, news: Partial<LoadedSend['facts']>): Promise<Prepared> {
  const facts = { ...loaded.facts, ...news };
  return refuse(deps, { ...loaded, facts }, evaluatePolicy(facts), null);
}

async function refuse(
  deps: SendingDeps,
  loaded: LoadedSend,
  judged: PolicyResult,
  known: Attempt | null,
): Promise<Prepared> {
  const { plan, facts, slots } = loaded;
  const failed = failedOf(judged);
  const rival = await rivalInFlight(deps, plan, facts.duplicate_of);
  if (known === null) {
    // An earlier run that died may have taken them.
    await deps.sendSlots.release(plan.user_id, slots.day, plan.attempt_id);
    await deps.sendSlots.releaseDuplicate(plan.user_id, slots.duplicate_key, plan.attempt_id);
  }
  if (rival !== null) return { kind: 'rival', attempt_id: rival };
  if (facts.path === 'scheduled' && failed.every((name) => PUTS_OFF.has(name))) {
    const hold = failed.some((name) => OF_RECIPIENT.has(name)) ? 'recipient' : 'sender';
    return { kind: 'delayed', until: delayUntil(facts, failed), hold, reason: judged.reason };
  }
  if (known) {
    const ending = { status: 'blocked' as const, reason: judged.reason, smtp_response: null };
    return { kind: 'blocked', attempt: await settleAttempt(deps, known, ['queued'], ending) };
  }
  const { day, domain_key } = slots;
  const blocked = newAttempt(deps, loaded, judged, 'blocked');
  const kept = await deps.attempts.insert(blocked, { day, domain_key, duplicate_key: null });
  return { kind: kept.inserted ? 'blocked' : 'known', attempt: kept.attempt };
}

/** The holder of the duplicate key while nobody can say yet whether its mail leaves. */
async function rivalInFlight(
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
  { reason, legal_basis, region, checks }: PolicyResult,
  status: 'queued' | 'blocked',
): Attempt {
  const { attempt_id, user_id, campaign_id, lead_id, workspace_id, subject, body, step, origin, thread } = plan;
  const domain = sender.email.slice(sender.email.lastIndexOf('@') + 1);
  return {
    ...{ id: attempt_id, campaign_id, lead_id, user_id, workspace_id },
    ...{ sender_id: sender.id, sender_email: sender.email, recipient_email: lead.contact_email },
    ...{ subject, body, status, reason: status === 'blocked' ? reason : null, legal_basis, region },
    // Known before anything leaves, so that a copy in a Sent folder or a bounce can be told to be this one.
    message_id: status === 'blocked' ? null : `<${attempt_id}@${domain}>`,
    ...{ relay_message_id: null, thread, smtp_response: null, step, origin, policy_checks: checks },
    ...{ created_at: deps.now().toISOString(), sent_at: null },
  };
}
