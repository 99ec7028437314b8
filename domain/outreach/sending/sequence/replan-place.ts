import { findNextStep } from './find-next-step.js';
import { findStepTime, fromMailbox, placeLead, renderPlace, toText } from './place-lead.js';
import type { PlaceChange, SequencePlace } from './sequence-place.js';
import type { SequencePorts } from './sequence-ports.js';

/** Its step was deleted from the sequence, or is behind others that the lead gets first. */
export const STEP_REMOVED = 'step_removed';

/**
 * Brings the planned email of a lead in line with the sequence as it is now: its text, its time, or another step. What a
 * person has given this one email stays; so does the time for which its lead is away. Twice: changes nothing more.
 */
export async function replanPlace(ports: SequencePorts, place: SequencePlace): Promise<void> {
  const { user_id, campaign_id, attempt_id, lead_id } = place;
  const [sequence, opener, found] = await Promise.all([
    ports.sequences.find(user_id, campaign_id),
    ports.attempts.find(user_id, attempt_id),
    ports.sequencePlaces.ofLead(user_id, lead_id),
  ]);
  // It goes with its campaign, or its lead.
  if (!sequence || !opener) return ports.sequencePlaces.change(user_id, place.id, {});
  const mails = found.filter((mail) => mail.attempt_id === attempt_id);
  const others = mails.filter(({ id }) => id !== place.id);
  // Where a person has moved the lead it stays, as long as there is that step.
  const moved = place.wait_days === null ? sequence.steps.find(({ id }) => id === place.step_id) : undefined;
  const step = moved ?? findNextStep(sequence.steps, others);
  const thread = { opener: fromMailbox(opener, place), mails: others };
  if (step?.id !== place.step_id) {
    const next = step && (await placeLead(ports, sequence, thread, step));
    // What held the lead back holds it back at its new step too.
    if (next) await keepBack(ports, place, next);
    await ports.sequencePlaces.leave(user_id, place.id, STEP_REMOVED);
    await ports.timer.wake(place);
    return;
  }
  const text = place.own_text ? null : await renderPlace(ports, sequence, thread.opener, step);
  const isTimed = place.own_time || place.wait_days === null || place.wait_days === step.wait_days;
  const change: PlaceChange = {
    ...(text === null ? {} : toText(text)),
    ...(isTimed ? {} : { wait_days: step.wait_days, scheduled_at: findTime(ports, place, thread, step) }),
  };
  await ports.sequencePlaces.change(user_id, place.id, change);
  if (change.scheduled_at !== undefined) await ports.timer.wake(place);
}

function findTime(
  ports: SequencePorts,
  { away_until }: SequencePlace,
  thread: Parameters<typeof findStepTime>[0],
  step: Parameters<typeof findStepTime>[1],
): string {
  const at = findStepTime(thread, step, { ...ports, now: ports.now() }).toISOString();
  return away_until !== null && away_until > at ? away_until : at;
}

async function keepBack(ports: SequencePorts, from: SequencePlace, to: SequencePlace): Promise<void> {
  const isEarly = from.away_until !== null && from.away_until > to.scheduled_at;
  const scheduled_at = isEarly ? (from.away_until ?? to.scheduled_at) : to.scheduled_at;
  if (!isEarly && from.paused !== 'lead') return;
  const paused = from.paused === 'lead' ? ('lead' as const) : to.paused;
  await ports.sequencePlaces.change(to.user_id, to.id, { scheduled_at, paused });
  await ports.timer.wake(to);
}
