import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { EffectDeps } from '../reply-deps.js';
import type { AffectedRecords } from './affected-records.js';

/** Cancels what is planned for a lead: its follow-ups and its mails in queues. Sent mail is not affected. */
export async function cancelFollowUps(
  deps: EffectDeps,
  { user_id, lead_id, sender_id }: Attempt,
  reason: string,
  touched: AffectedRecords,
): Promise<void> {
  for (const { id } of await deps.followUps.ofLead(user_id, lead_id, 'scheduled')) {
    const cancelled = { status: 'cancelled' as const, reason, sent_at: null, sent_attempt_id: null };
    await deps.followUps.conclude(user_id, id, 'scheduled', cancelled);
    touched.follow_ups.push({ user_id, follow_up_id: id });
  }
  await deps.queueItems.cancel(user_id, { lead_id }, reason);
  touched.senders.push({ user_id, sender_id });
}

const DAY_MS = 86_400_000;
/** Between two follow-ups that were moved on: the shortest gap that tools for cold mail offer. */
const GAP_DAYS = 3;

/** Puts the follow-ups of a lead off: the first is not due before `until`, the others some days after it each. */
export async function deferFollowUps(
  deps: EffectDeps,
  { user_id, lead_id }: Attempt,
  until: Date,
  touched: AffectedRecords,
): Promise<void> {
  const planned = await deps.followUps.ofLead(user_id, lead_id, 'scheduled');
  const inOrder = planned.toSorted((a, b) => a.scheduled_at.localeCompare(b.scheduled_at));
  for (const [index, { id, scheduled_at }] of inOrder.entries()) {
    const earliest = until.getTime() + index * GAP_DAYS * DAY_MS;
    if (Date.parse(scheduled_at) >= earliest) continue;
    await deps.followUps.reschedule(user_id, id, new Date(earliest), true);
    touched.follow_ups.push({ user_id, follow_up_id: id });
  }
}
