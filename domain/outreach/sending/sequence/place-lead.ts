import { canonicalEmail } from '../../addresses/email-address.js';
import { recipientTimeZone } from '../../campaigns/recipient-time-zone.js';
import type { Attempt } from '../attempt.js';
import { resolveSender } from '../resolve-sender.js';
import { addWorkingDays } from './add-working-days.js';
import { findNextStep, type StepMail } from './find-next-step.js';
import { type RenderedStep, renderStep } from './render-step.js';
import type { Sequence, SequenceStep } from './sequence.js';
import type { SequencePlace } from './sequence-place.js';
import type { SequencePorts } from './sequence-ports.js';

/** Those of follow-ups that are planned alone are below. */
const FIRST_NUMBER = 100;
const MOST_TRIES = 100;
/** Of the id of a step: 40 random bits, so that a number stays one that is exact. */
const ID_DIGITS = 10;

/** What a lead has got so far. */
export interface LeadThread {
  /** With the mailbox that its next email leaves from: see fromMailbox. */
  opener: Attempt;
  /** All emails of its sequence, whatever happened to them. */
  mails: readonly (StepMail & Pick<SequencePlace, 'id' | 'sent_at' | 'scheduled_at'>)[];
}

export type StepText = Required<Pick<SequencePlace, 'subject' | 'body' | 'literals'>>;

/** A campaign that moved to another workspace has its follow-ups sent from a mailbox there, not from that of the first email. */
export function fromMailbox(opener: Attempt, mail: Pick<SequencePlace, 'sender_id'> | null | undefined): Attempt {
  return mail ? { ...opener, sender_id: mail.sender_id } : opener;
}

/** The time of a step: so many working days of the recipient after the email before it. */
export function findStepTime(
  { opener, mails }: LeadThread,
  { wait_days }: Pick<SequenceStep, 'wait_days'>,
  { time_zone, now }: Pick<SequencePorts, 'time_zone'> & { now: Date },
): Date {
  const zone = findRecipientZone(opener.recipient_email, time_zone);
  const due = addWorkingDays(findLastMail({ opener, mails }), wait_days, zone);
  return new Date(Math.max(due.getTime(), now.getTime()));
}

export function findRecipientZone(email: string, fallback: string): string {
  return recipientTimeZone(canonicalEmail(email) ?? email) ?? fallback;
}

/** When the last email to the lead left; of one of which that is not known, when it was to leave. */
function findLastMail({ opener, mails }: LeadThread): Date {
  const sent = mails
    .filter(({ status }) => status === 'sent')
    .map(({ sent_at, scheduled_at }) => sent_at ?? scheduled_at);
  return new Date([opener.sent_at ?? opener.created_at, ...sent].toSorted().at(-1) ?? opener.created_at);
}

/**
 * Plans the email of a step to a lead, from the mailbox that sent the first one, and makes that its place. Ids are made of
 * what it is: twice is once.
 * @param byPerson a person moved the lead there, where it stays when steps are added in front
 * @returns null when its campaign, lead or mailbox is gone
 */
export async function placeLead(
  ports: SequencePorts,
  sequence: Sequence,
  thread: LeadThread,
  step: SequenceStep,
  byPerson = false,
): Promise<SequencePlace | null> {
  const { opener, mails } = thread;
  const { user_id, campaign_id, lead_id, sender_id } = opener;
  const text = await renderPlace(ports, sequence, opener, step);
  if (text === null) return null;
  // Another one only after those before it have ended without being sent.
  const tries = mails.filter((mail) => mail.step_id === step.id && mail.status !== 'scheduled').length;
  const place = await ports.sequencePlaces.insert(
    {
      id: ports.makeId(`${opener.id}\nstep ${step.id}\n${tries}`),
      user_id,
      sender_id,
      campaign_id,
      attempt_id: opener.id,
      lead_id,
      step_id: step.id,
      number: toNumber(step, tries),
      ...toText(text),
      scheduled_at: findStepTime(thread, step, { ...ports, now: ports.now() }).toISOString(),
      wait_days: byPerson ? null : step.wait_days,
      paused: sequence.status === 'paused' ? 'sequence' : null,
    },
    ports.now(),
  );
  await ports.sequencePlaces.enter(place);
  if (place.status === 'scheduled') await ports.timer.start(place);
  return place;
}

/** Unique with the first email: of two runs that plan the same, one does. */
function toNumber({ id }: SequenceStep, tries: number): number {
  return FIRST_NUMBER + Number.parseInt(id.slice(0, ID_DIGITS), 16) * MOST_TRIES + tries;
}

/** As it would be sent now. @returns null when its campaign, lead or mailbox is gone */
export async function renderPlace(
  ports: Pick<SequencePorts, 'campaigns' | 'leads' | 'senders' | 'environmentSender'>,
  sequence: Pick<Sequence, 'values'>,
  { user_id, campaign_id, lead_id, sender_id, subject }: Attempt,
  step: SequenceStep,
): Promise<RenderedStep | null> {
  const [campaign, lead, sender] = await Promise.all([
    ports.campaigns.find(user_id, campaign_id),
    ports.leads.find(user_id, campaign_id, lead_id),
    resolveSender(ports, user_id, sender_id),
  ]);
  if (!campaign || !lead || !sender) return null;
  return renderStep(step, sequence, { lead, campaign, sender, first_subject: subject });
}

export function toText({ subject, body, literals = [] }: RenderedStep): StepText {
  return { subject: subject ?? '', body, literals };
}

/**
 * Plans what a lead gets next by the sequence as it is now.
 * @param passed an email that was just sent or skipped, as it will be recorded: what follows is planned first, so that it is
 *   found again if this run dies in between
 * @returns its next place; null when there is none
 */
export async function advanceLead(
  ports: SequencePorts,
  opener: Attempt,
  passed: (Partial<SequencePlace> & Pick<SequencePlace, 'id'>) | null,
): Promise<SequencePlace | null> {
  const { user_id, campaign_id, lead_id } = opener;
  const [sequence, found] = await Promise.all([
    ports.sequences.find(user_id, campaign_id),
    ports.sequencePlaces.ofLead(user_id, lead_id),
  ]);
  const own = found.filter(({ attempt_id }) => attempt_id === opener.id);
  // It is in the sequence already: the run before may have died before all of it was done.
  if (passed === null && own.length > 0) return restart(ports, own);
  const mails = own.map((mail) => (mail.id === passed?.id ? { ...mail, ...passed } : mail));
  const next = sequence && findNextStep(sequence.steps, mails);
  if (!sequence || next === null) return null;
  const from = fromMailbox(opener, own.at(-1));
  const place = await placeLead(ports, sequence, { opener: from, mails }, next);
  if (!passed || !place) return place;
  // A person has moved or stopped the lead meanwhile: that counts.
  const now = (await ports.sequencePlaces.ofLead(user_id, lead_id)).find(({ id }) => id === passed.id);
  if (now?.status === 'scheduled') return place;
  await ports.sequencePlaces.leave(user_id, place.id, MOVED);
  if (now) await ports.sequencePlaces.enter(now);
  return null;
}

async function restart(ports: SequencePorts, own: readonly SequencePlace[]): Promise<SequencePlace | null> {
  const waiting = own.find(({ status }) => status === 'scheduled') ?? null;
  if (!waiting) return null;
  if (!own.some(({ is_place }) => is_place)) await ports.sequencePlaces.enter(waiting);
  await ports.timer.start(waiting);
  return waiting;
}

/** Its lead is at another step by now. */
export const MOVED = 'lead_moved';
