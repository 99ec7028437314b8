import { createHash } from 'node:crypto';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { FollowUp } from '../../../../domain/outreach/sending/follow-up.js';
import { CONDITION_NOT_MET } from '../../../../domain/outreach/sending/sequence/find-next-step.js';
import {
  advanceLead,
  fromMailbox,
  renderPlace,
  toText,
} from '../../../../domain/outreach/sending/sequence/place-lead.js';
import { replanPlace, STEP_REMOVED } from '../../../../domain/outreach/sending/sequence/replan-place.js';
import type { StepCondition } from '../../../../domain/outreach/sending/sequence/sequence.js';
import type { SequencePlace } from '../../../../domain/outreach/sending/sequence/sequence-place.js';
import type { SequencePorts } from '../../../../domain/outreach/sending/sequence/sequence-ports.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { SendingDeps } from '../sending-deps.js';

const HOUR_MS = 60 * 60_000;
/** As a follow-up that was rescheduled says. */
const NOT_DUE = 'follow_up_put_off';
const SEQUENCE_PAUSED = 'sequence_paused';
const UNFILLED = 'unfilled_placeholder';

/** What a step comes to for a lead when it is due. */
export type ReadStep =
  | { kind: 'ready'; subject: string; body: string; literals?: string[] }
  | { kind: 'stopped'; reason: string }
  | { kind: 'delayed'; until: Date; hold: 'recipient'; reason: string };

export function sequencePorts(deps: SendingDeps): SequencePorts {
  const { timers } = deps;
  return {
    ...deps,
    time_zone: deps.settings.time_zone,
    timer: {
      start: (place) => timers.startFollowUp(place.user_id, place.sender_id, place),
      wake: ({ user_id, id }) => timers.wakeFollowUp(user_id, id),
    },
    makeId: (of) => createHash('sha256').update(of).digest('hex').slice(0, 24),
  };
}

/** Sees to the changes of its sequence, its condition and its text. What it reads is what leaves: stopReason compares. */
export async function readStep(deps: SendingDeps, opener: Attempt, followUp: FollowUp): Promise<ReadStep> {
  const place = await findPlace(deps, opener, followUp);
  if (place?.is_stale) await replanPlace(sequencePorts(deps), place);
  const now = place?.is_stale ? await findPlace(deps, opener, followUp) : place;
  if (now?.status !== 'scheduled') return { kind: 'stopped', reason: now?.reason ?? 'cancelled' };
  const sequence = await deps.sequences.find(opener.user_id, followUp.campaign_id);
  const step = sequence?.steps.find(({ id }) => id === now.step_id);
  if (!sequence || !step) return { kind: 'stopped', reason: STEP_REMOVED };
  if (now.paused !== null || sequence.status === 'paused') return delay(deps, SEQUENCE_PAUSED);
  if (now.scheduled_at > deps.now().toISOString())
    return { kind: 'delayed', until: new Date(now.scheduled_at), hold: 'recipient', reason: NOT_DUE };
  if (!(await holds(deps, opener, step.condition))) return { kind: 'stopped', reason: CONDITION_NOT_MET };
  const { user_id, id, subject, body, literals } = now;
  if (now.own_text) return { kind: 'ready', subject, body, ...(literals && { literals }) };
  const rendered = await renderPlace(deps, sequence, fromMailbox(opener, now), step);
  if (rendered === null) return { kind: 'stopped', reason: 'gone' };
  if (rendered.unfilled.length > 0) return delay(deps, `${UNFILLED}: ${rendered.unfilled.join(', ')}`);
  const text = toText(rendered);
  if (text.subject !== subject || text.body !== body) await deps.sequencePlaces.change(user_id, id, text);
  return { kind: 'ready', ...text };
}

async function findPlace(
  { sequencePlaces }: SendingDeps,
  { user_id }: Attempt,
  { id, lead_id }: FollowUp,
): Promise<SequencePlace | null> {
  const found = await sequencePlaces.ofLead(user_id, lead_id);
  return found.find((each) => each.id === id) ?? null;
}

/** Tried again later: a person may have filled it in, or resumed it, which wakes it at once. */
function delay({ now }: SendingDeps, reason: string): ReadStep {
  return { kind: 'delayed', until: new Date(now().getTime() + HOUR_MS), hold: 'recipient', reason };
}

async function holds({ replies }: SendingDeps, opener: Attempt, condition: StepCondition): Promise<boolean> {
  if (condition === 'no_reply') return true;
  const wasAway = await replies.wasAway(opener.user_id, opener.lead_id);
  return wasAway === (condition === 'was_away');
}

/** Whether its lead continues with the next step when it ends like this. */
export function isPassed(status: string, reason: string | null): boolean {
  return status === 'sent' || reason === CONDITION_NOT_MET || reason === STEP_REMOVED;
}

/** Plans what its lead gets next, while it still is where its lead is. Twice: once. */
export async function continueSequence(
  deps: SendingDeps,
  userId: OwnerId,
  followUp: FollowUp,
  passed: Pick<FollowUp, 'status' | 'reason' | 'sent_at'>,
): Promise<void> {
  const [opener, record] = await Promise.all([
    deps.attempts.find(userId, followUp.attempt_id),
    deps.followUps.find(userId, followUp.id),
  ]);
  if (!opener || record?.status !== 'scheduled') return;
  await advanceLead(sequencePorts(deps), opener, { id: followUp.id, ...passed });
}
