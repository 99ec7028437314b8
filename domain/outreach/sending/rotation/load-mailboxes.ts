import type { OwnerId } from '../../../workspaces/owner-id.js';
import { dayKey, hourKey } from '../cap-calendar.js';
import { findInstant } from '../local-time.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../sender.js';
import type { RotatedMailbox } from './create-rotation.js';
import { dailyCapacity } from './daily-capacity.js';

export interface LoadMailboxesDeps {
  attempts: { firstSentAt(userId: OwnerId, senderId: string): Promise<string | null> };
  sendSlots: {
    counts(
      userId: OwnerId,
      day: string,
      domainKey: string,
      senderId: string,
      hour: string,
    ): Promise<{ sender_daily: number }>;
  };
  queueRotation: { waitingBySender(userId: OwnerId, exceptOperation: string): Promise<ReadonlyMap<string, number>> };
}

const NOON_MINUTES = 12 * 60;

/**
 * What each of these mailboxes can send from now on, day by day, and what waits for it already.
 * @param exceptOperation a queue whose emails are shared out, and so do not count as waiting
 * @param timeZone of the calendar that days of caps follow
 */
export async function loadMailboxes(
  deps: LoadMailboxesDeps,
  userId: OwnerId,
  senders: readonly Sender[],
  exceptOperation: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<RotatedMailbox[]> {
  const waiting = await deps.queueRotation.waitingBySender(userId, exceptOperation);
  return Promise.all(
    senders.map(async (sender) => {
      const { id } = sender;
      const [first, counts] = await Promise.all([
        deps.attempts.firstSentAt(userId, id),
        deps.sendSlots.counts(userId, dayKey(now, timeZone), '', id, hourKey(now)),
      ]);
      // The mailbox that users share has no age that one of them could know.
      const paced = { ...sender, warm_up: sender.warm_up && id !== ENVIRONMENT_SENDER_ID };
      const first_sent_at = new Date(first ?? now);
      const pace = { sender: paced, first_sent_at, time_zone: timeZone };
      return {
        id,
        daily_limit: sender.daily_limit,
        waiting: waiting.get(id) ?? 0,
        capacityOn: (day: number) =>
          day === 0
            ? dailyCapacity(pace, now, 'rest') - counts.sender_daily
            : dailyCapacity(pace, findInstant(now, timeZone, day, NOON_MINUTES), 'whole'),
      };
    }),
  );
}
