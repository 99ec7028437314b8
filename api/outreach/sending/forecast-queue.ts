import { queuePlanKey, refusedLeadsKey } from '../../../domain/operations/artifact-keys.js';
import { canonicalEmail } from '../../../domain/outreach/addresses/email-address.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import { explainWait } from '../../../domain/outreach/sending/explain-wait.js';
import { findPolicyReason } from '../../../domain/outreach/sending/forecast/find-policy-reason.js';
import type { ForecastMail } from '../../../domain/outreach/sending/forecast/forecast-facts.js';
import { listSequenceWaits } from '../../../domain/outreach/sending/forecast/list-sequence-waits.js';
import type {
  ForecastSlip,
  LeadsLeftOut,
  QueueForecast,
  WaitingCount,
} from '../../../domain/outreach/sending/forecast/queue-forecast.js';
import { summarizeForecast } from '../../../domain/outreach/sending/forecast/summarize-forecast.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { Sequence } from '../../../domain/outreach/sending/sequence/sequence.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { ScheduledMailFacts } from '../../../store/outreach/sending/forecast-mails.js';
import { type ForecastDeps, type LoadedForecast, loadForecastFacts, toForecastMail } from './load-forecast-facts.js';
import type { PlannedMail, QueuePlan, RefusedLead } from './plan-queue.js';

export interface ForecastQueueDeps extends ForecastDeps {
  artifacts: Pick<ArtifactsRepository, 'get'>;
  leads: Pick<LeadsRepository, 'findMany'>;
}

/** What is kept of the plan that a queue began with. */
export interface QueueStartPlan {
  planned_at: string;
  last_first_email_at: string | null;
}

type KeptRefusal = Pick<RefusedLead, 'lead_id' | 'reason' | 'missing'>;

/** Leads of each reason that are listed. */
const LISTED_LEADS = 20;
const HOUR_MS = 3_600_000;
/** Until a person acts. */
const PAUSES = new Set<WaitingCount['reason']>(['queue_paused', 'sender_paused', 'sequence_paused']);

/** A queue that has not begun: who gets no email, and when the others get theirs. */
export async function forecastPlan(
  deps: ForecastQueueDeps,
  {
    userId,
    campaignId,
    senders,
    plan,
    start,
  }: {
    userId: OwnerId;
    campaignId: string;
    senders: readonly Sender[];
    plan: QueuePlan;
    start: Date;
  },
  now: Date,
): Promise<QueueForecast> {
  const loaded = await loadForecastFacts(deps, userId, now);
  const found = await deps.leads.findMany(
    userId,
    campaignId,
    plan.mails.map(({ lead_id }) => lead_id),
  );
  const leads = new Map(found.map((lead) => [lead.id, lead]));
  const refused: RefusedLead[] = [...plan.refused];
  const own: ForecastMail[] = [];
  for (const [index, mail] of plan.mails.entries()) {
    const lead = leads.get(mail.lead_id);
    const reason = lead ? policyReason(deps, mail, lead, now) : 'lead_not_found';
    if (reason === null) own.push(toPlannedMail(mail, start.getTime() + index, loaded.sequences.get(campaignId)));
    else refused.push({ ...mail, website_url: lead?.website_url ?? null, reason });
  }
  const others = loaded.waiting
    .filter(({ paused }) => !paused)
    .map((mail) => toForecastMail(mail, false, loaded.sequences));
  const ids = senders.map(({ id }) => id);
  const { stuck, ...summary } = summarize(loaded, [...others, ...own], ids);
  return {
    ...summary,
    total: plan.total,
    left_out: groupRefused(refused),
    not_planned: stuck === 0 ? [] : [{ reason: 'sender_paused', count: stuck }],
    waiting: [],
    slip: null,
    complete: loaded.complete,
  };
}

/** What of a campaign waits now: when it leaves by now, why it waits, and how late that is. */
export async function forecastCampaign(
  deps: ForecastQueueDeps,
  userId: OwnerId,
  campaignId: string,
  now: Date,
): Promise<QueueForecast> {
  const [loaded, states] = await Promise.all([loadForecastFacts(deps, userId, now), deps.senderStates.findAll(userId)]);
  const isOwn = (mail: ScheduledMailFacts) => mail.campaign_id === campaignId;
  const own = loaded.waiting.filter(isOwn);
  const played = loaded.waiting
    .filter(({ paused }) => !paused)
    .map((mail) => toForecastMail(mail, isOwn(mail), loaded.sequences));
  const { stuck: _stuck, ...summary } = summarize(loaded, played, [...new Set(own.map(({ sender_id }) => sender_id))]);
  const operations = [...new Set(own.flatMap(({ operation_id }) => (operation_id === '' ? [] : [operation_id])))];
  const [left_out, slip] = await Promise.all([
    readLeftOut(deps, userId, campaignId, operations),
    readSlip(deps, userId, operations, summary.last_first_email_at),
  ]);
  const at = now.toISOString();
  const waits = own.map((mail) => {
    const { due_at, waiting_reason, paused, sender_id, kind } = mail;
    if (paused && kind === 'follow_up') return 'sequence_paused';
    const sender_pause = loaded.senders.get(sender_id)?.paused?.detail ?? null;
    const sender_waiting = states.get(sender_id)?.waiting ?? null;
    return explainWait({ due_at, waiting_reason, paused, sender_pause, sender_waiting }, at)?.reason ?? 'in_turn';
  });
  const waiting = countReasons(waits);
  return {
    ...summary,
    total:
      own.filter(({ kind }) => kind === 'first_email').length + left_out.reduce((sum, { count }) => sum + count, 0),
    left_out,
    not_planned: waiting.filter(({ reason }) => PAUSES.has(reason)),
    waiting,
    slip,
    complete: loaded.complete,
  };
}

function summarize({ facts, senders }: LoadedForecast, mails: readonly ForecastMail[], ids: readonly string[]) {
  const listed = ids.map((sender_id) => {
    const sender = senders.get(sender_id);
    return { sender_id, sender_email: sender?.email ?? null, paused: (sender?.paused ?? null) !== null };
  });
  return summarizeForecast({ ...facts, mails }, listed);
}

function policyReason({ policy }: ForecastDeps, mail: PlannedMail, lead: Lead, now: Date): string | null {
  const { subject, body, literals = [], sender, recipient_email } = mail;
  const recipient = canonicalEmail(recipient_email) ?? recipient_email;
  return findPolicyReason({ recipient, subject, body, literals, sender, lead }, { ...policy, now });
}

function toPlannedMail(
  { lead_id, recipient_email, sender, follow_ups }: PlannedMail,
  due_ms: number,
  sequence: Sequence | undefined,
): ForecastMail {
  const isLed = follow_ups.length === 0;
  return {
    id: lead_id,
    lead_id,
    sender_id: sender.id,
    recipient: canonicalEmail(recipient_email) ?? recipient_email,
    kind: 'first_email',
    due_ms,
    follow_up_days: isLed ? listSequenceWaits(sequence, null) : follow_ups.map(({ after_days }) => after_days),
    in_working_days: isLed,
    is_own: true,
  };
}

/** Most leads first. Placeholders without a value are one reason, whichever they are. */
function groupRefused(refused: readonly RefusedLead[]): LeadsLeftOut[] {
  const groups = new Map<string, LeadsLeftOut>();
  for (const { reason: whole, lead_id, website_url, recipient_email, missing } of refused) {
    const reason = whole.split(':')[0] ?? whole;
    const group = groups.get(reason) ?? { reason, count: 0, leads: [] };
    group.count += 1;
    if (group.leads.length < LISTED_LEADS)
      group.leads.push({ lead_id, website_url, recipient_email, ...(missing?.length && { missing }) });
    groups.set(reason, group);
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count);
}

/** Those that running queues could not take. */
async function readLeftOut(
  { artifacts, leads }: ForecastQueueDeps,
  userId: OwnerId,
  campaignId: string,
  operations: readonly string[],
): Promise<LeadsLeftOut[]> {
  const kept = await Promise.all(operations.map((id) => artifacts.get<KeptRefusal[]>(userId, refusedLeadsKey(id))));
  const groups = groupRefused(
    kept.flat().flatMap((each) => (each ? [{ ...each, website_url: null, recipient_email: null }] : [])),
  );
  const ids = groups.flatMap((group) => group.leads.map(({ lead_id }) => lead_id));
  const found = new Map((await leads.findMany(userId, campaignId, ids)).map((lead) => [lead.id, lead]));
  return groups.map((group) => ({
    ...group,
    leads: group.leads.map(({ lead_id, ...kept }) => {
      const lead = found.get(lead_id);
      return { ...kept, lead_id, website_url: lead?.website_url ?? null, recipient_email: lead?.contact_email ?? null };
    }),
  }));
}

/** Of several queues the one that was to end last. */
async function readSlip(
  { artifacts }: ForecastQueueDeps,
  userId: OwnerId,
  operations: readonly string[],
  expectedAt: string | null,
): Promise<ForecastSlip | null> {
  const plans = await Promise.all(operations.map((id) => artifacts.get<QueueStartPlan>(userId, queuePlanKey(id))));
  const ends = plans.flatMap((plan) =>
    plan?.last_first_email_at
      ? [{ planned_at: plan.planned_at, planned_last_first_email_at: plan.last_first_email_at }]
      : [],
  );
  const [last] = ends.toSorted((one, other) =>
    one.planned_last_first_email_at < other.planned_last_first_email_at ? 1 : -1,
  );
  if (!last) return null;
  const lateMs = expectedAt === null ? null : Date.parse(expectedAt) - Date.parse(last.planned_last_first_email_at);
  return { ...last, late_hours: lateMs === null ? null : Math.round(lateMs / HOUR_MS) };
}

function countReasons(reasons: readonly WaitingCount['reason'][]): WaitingCount[] {
  const counts = new Map<WaitingCount['reason'], number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((one, other) => other.count - one.count);
}
