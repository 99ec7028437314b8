import type { OwnerId } from '../../../workspaces/owner-id.js';
import type { Lead } from '../../campaigns/lead.js';
import { ENDING_STATUSES } from '../../campaigns/lead-status.js';
import type { Attempt } from '../attempt.js';
import type { FollowUp, FollowUpPause } from '../follow-up.js';
import { findNextStep, SKIPPED } from './find-next-step.js';
import { fromMailbox, MOVED, placeLead } from './place-lead.js';
import type { Sequence } from './sequence.js';
import type { SequencePlace } from './sequence-place.js';
import type { SequencePorts } from './sequence-ports.js';

export const LEAD_ACTIONS = ['pause', 'resume', 'skip', 'move', 'end'] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];

/** A person has ended the sequence of the lead. */
export const ENDED_BY_USER = 'ended_by_user';

export interface ChangeLeadPorts extends SequencePorts {
  sequencePlaces: SequencePorts['sequencePlaces'] & {
    setPaused(
      userId: OwnerId,
      id: string,
      change: { from: readonly (FollowUpPause | null)[]; to: FollowUpPause | null },
    ): Promise<boolean>;
  };
  followUps: { ofAttempt(userId: OwnerId, attemptId: string): Promise<FollowUp[]> };
  replies: { countHuman(userId: OwnerId, leadId: string): Promise<number> };
  campaignMails: { listSentTo(userId: OwnerId, leadId: string, limit: number): Promise<Attempt[]> };
}

/** Where the lead is now, or why nothing was changed. */
export type ChangedPlace = { place: SequencePlace } | { refused: string };

interface Change {
  ports: ChangeLeadPorts;
  sequence: Sequence;
  lead: Lead;
  userId: OwnerId;
  places: readonly SequencePlace[];
  /** What the lead waits for. */
  current: SequencePlace | null;
}

const NOT_WAITING = 'The lead does not wait for a step of the sequence';
const ON_WAY = 'An email to this lead is being sent at this moment. Try again in a minute';
const CHANGED = 'The step was sent or changed at this moment. Check where the lead is now';
const LISTED_MAILS = 200;

/** What a person does to one lead of a sequence. No step is planned again that may have been sent. */
export async function changeLeadPlace(
  ports: ChangeLeadPorts,
  { userId, sequence, lead }: { userId: OwnerId; sequence: Sequence; lead: Lead },
  action: LeadAction,
  stepId: string | null,
): Promise<ChangedPlace> {
  const places = await ports.sequencePlaces.ofLead(userId, lead.id);
  const current = places.findLast(({ status }) => status === 'scheduled') ?? null;
  const change: Change = { ports, sequence, lead, userId, places, current };
  switch (action) {
    case 'pause':
      return setPaused(change, [null, 'sequence', 'lead'], 'lead');
    case 'resume':
      return setPaused(change, ['lead', 'sequence', null], sequence.status === 'paused' ? 'sequence' : null);
    case 'end':
      return end(change);
    case 'skip':
      return skip(change);
    case 'move':
      return move(change, stepId);
  }
}

async function setPaused(
  { ports, userId, current, lead }: Change,
  from: readonly (FollowUpPause | null)[],
  to: FollowUpPause | null,
): Promise<ChangedPlace> {
  if (current === null) return { refused: NOT_WAITING };
  if (!(await ports.sequencePlaces.setPaused(userId, current.id, { from, to }))) return { refused: CHANGED };
  await ports.timer.wake(current);
  return findPlace(ports, userId, lead.id, current.id);
}

async function end({ ports, userId, current, lead }: Change): Promise<ChangedPlace> {
  if (current === null) return { refused: NOT_WAITING };
  if (!(await leave(ports, current, ENDED_BY_USER))) return { refused: CHANGED };
  return findPlace(ports, userId, lead.id, current.id);
}

async function skip({ ports, userId, current, lead, places, sequence }: Change): Promise<ChangedPlace> {
  if (current === null) return { refused: NOT_WAITING };
  const opener = await ports.attempts.find(userId, current.attempt_id);
  if (!opener) return { refused: NOT_WAITING };
  if (await isOnWay(ports, opener)) return { refused: ON_WAY };
  if (!(await leave(ports, current, SKIPPED))) return { refused: CHANGED };
  const mails = ofOpener(places, opener).map((mail) =>
    mail.id === current.id ? { ...mail, status: 'cancelled' as const, reason: SKIPPED } : mail,
  );
  const next = findNextStep(sequence.steps, mails);
  const place = next && (await placeLead(ports, sequence, { opener: fromMailbox(opener, current), mails }, next));
  if (place && current.paused === 'lead')
    await ports.sequencePlaces.setPaused(userId, place.id, { from: [null, 'sequence'], to: 'lead' });
  return findPlace(ports, userId, lead.id, place?.id ?? current.id);
}

async function move(change: Change, stepId: string | null): Promise<ChangedPlace> {
  const { ports, userId, lead, sequence, places, current } = change;
  const step = sequence.steps.find(({ id }) => id === stepId);
  if (!step) return { refused: 'The sequence has no such step' };
  const refusal = await refuseContact(change);
  if (refusal !== null) return { refused: refusal };
  if (current?.step_id === step.id) return { place: current };
  const opener = await findOpener(ports, userId, lead.id, current);
  if (!opener) return { refused: 'The lead has had no first email that was sent: the sequence follows one' };
  if (places.some(({ step_id, status }) => step_id === step.id && status === 'sent'))
    return { refused: 'This step was already sent to the lead. No step is sent twice' };
  if (await isOnWay(ports, opener)) return { refused: ON_WAY };
  for (const place of places)
    if (place.status === 'scheduled' && !(await leave(ports, place, MOVED))) return { refused: CHANGED };
  const mails = ofOpener(await ports.sequencePlaces.ofLead(userId, lead.id), opener);
  const from = fromMailbox(opener, mails.at(-1));
  const place = await placeLead(ports, sequence, { opener: from, mails }, step, true);
  if (!place) return { refused: 'The mailbox that wrote to the lead was deleted' };
  return findPlace(ports, userId, lead.id, place.id);
}

/** What would stop the email right before it is sent. */
async function refuseContact({ ports, userId, lead }: Change): Promise<string | null> {
  if (ENDING_STATUSES.includes(lead.status)) return `The lead is ${lead.status}: nothing more is sent to it`;
  const replies = await ports.replies.countHuman(userId, lead.id);
  return replies > 0 ? 'The lead has replied: answer it in the inbox' : null;
}

/** The first email that the thread began with; of several the latest. */
async function findOpener(
  ports: ChangeLeadPorts,
  userId: OwnerId,
  leadId: string,
  current: SequencePlace | null,
): Promise<Attempt | null> {
  if (current) return ports.attempts.find(userId, current.attempt_id);
  const sent = await ports.campaignMails.listSentTo(userId, leadId, LISTED_MAILS);
  return sent.findLast(({ step, origin, status }) => step === 0 && origin !== 'answer' && status === 'sent') ?? null;
}

/** A follow-up that may have left, and that no record knows of yet. */
async function isOnWay(ports: ChangeLeadPorts, { id, user_id, lead_id }: Attempt): Promise<boolean> {
  const [mails, followUps] = await Promise.all([
    ports.campaignMails.listSentTo(user_id, lead_id, LISTED_MAILS),
    ports.followUps.ofAttempt(user_id, id),
  ]);
  const known = new Set(followUps.map(({ sent_attempt_id }) => sent_attempt_id));
  return mails.some((mail) => mail.origin === 'follow_up' && !known.has(mail.id));
}

function ofOpener(places: readonly SequencePlace[], { id }: Attempt): SequencePlace[] {
  return places.filter(({ attempt_id }) => attempt_id === id);
}

async function leave(ports: ChangeLeadPorts, place: SequencePlace, reason: string): Promise<boolean> {
  const isLeft = await ports.sequencePlaces.leave(place.user_id, place.id, reason);
  if (isLeft) await ports.timer.wake(place);
  return isLeft;
}

async function findPlace(ports: ChangeLeadPorts, userId: OwnerId, leadId: string, id: string): Promise<ChangedPlace> {
  const place = (await ports.sequencePlaces.ofLead(userId, leadId)).find((each) => each.id === id);
  return place ? { place } : { refused: NOT_WAITING };
}
