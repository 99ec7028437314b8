import { composeText } from '../../writing/compose-text.js';
import type { Sender } from '../sender.js';
import { addWorkingDays } from './add-working-days.js';
import { hasPassed } from './find-next-step.js';
import { renderStep, type StepFacts } from './render-step.js';
import type { Sequence, SequenceStep, StepDraft } from './sequence.js';
import type { SequencePlace } from './sequence-place.js';

/** Times are ISO 8601. */
export interface FirstEmail {
  state: 'none' | 'waiting' | 'sent';
  at: string | null;
  subject: string | null;
}

export interface PreviewedStep extends Pick<SequenceStep, 'wait_days' | 'condition' | 'body'> {
  /** Null of one that is not saved. */
  step_id: string | null;
  state: 'sent' | 'waiting' | 'paused' | 'skipped' | 'passed' | 'planned';
  /** When it was sent, or is due; of planned ones an estimate. */
  at: string | null;
  subject: string | null;
  /** With the footer. */
  text: string;
  unfilled: string[];
}

export interface PreviewFacts extends Omit<StepFacts, 'first_subject' | 'sender'> {
  sender: Sender;
  first_email: FirstEmail;
  /** Of its sequence, in the order in which they were planned. */
  places: readonly SequencePlace[];
  /** Of the recipient. */
  time_zone: string;
  unsubscribe_url: string;
  now: Date;
}

/** Every step as it was, or would be, sent to one lead. */
export function previewSequence(
  { steps, values }: Pick<Sequence, 'values'> & { steps: readonly (StepDraft | SequenceStep)[] },
  facts: PreviewFacts,
): PreviewedStep[] {
  const { places, first_email, sender, unsubscribe_url } = facts;
  const reached = steps.findLastIndex(({ id }) => places.some((place) => place.step_id === id && isReached(place)));
  // It has ended or finished for this lead: nothing more is planned.
  const isOver = places.length > 0 && !places.some(({ status }) => status === 'scheduled');
  let beforeAt = first_email.at;
  return steps.map((step, index) => {
    const mails = places.filter(({ step_id }) => step_id === step.id);
    const mail = mails.find(({ status }) => status === 'sent') ?? mails.findLast(isReached);
    const state = mail ? stateOf(mail) : index < reached || isOver ? 'passed' : 'planned';
    const at = mail && state !== 'skipped' ? timeOf(mail) : state === 'planned' ? plan(step, beforeAt, facts) : null;
    if (at !== null) beforeAt = at;
    // What was sent is shown as it left; so is what a person has written for this lead alone.
    const isOwn = mail !== undefined && (mail.status === 'sent' || mail.own_text);
    const made = renderStep(step, { values }, { ...facts, first_subject: first_email.subject });
    const { subject, body, unfilled } = isOwn ? { ...mail, unfilled: [] } : made;
    return {
      step_id: step.id ?? null,
      wait_days: step.wait_days,
      condition: step.condition,
      state,
      at,
      subject,
      body,
      text: composeText({ body, sender, unsubscribe_url }).text,
      unfilled,
    };
  });
}

/** Neither one that was left for another step, nor one that ended: those may come again. */
function isReached(place: SequencePlace): boolean {
  return place.status === 'scheduled' || hasPassed(place);
}

function stateOf({ status, paused }: SequencePlace): PreviewedStep['state'] {
  if (status === 'sent') return 'sent';
  if (status === 'cancelled') return 'skipped';
  return paused === null ? 'waiting' : 'paused';
}

function timeOf({ status, sent_at, scheduled_at, next_at }: SequencePlace): string | null {
  return status === 'sent' ? (sent_at ?? scheduled_at) : next_at;
}

function plan(
  { wait_days }: Pick<SequenceStep, 'wait_days'>,
  before: string | null,
  facts: PreviewFacts,
): string | null {
  if (before === null) return null;
  const due = addWorkingDays(new Date(before), wait_days, facts.time_zone);
  return new Date(Math.max(due.getTime(), facts.now.getTime())).toISOString();
}
