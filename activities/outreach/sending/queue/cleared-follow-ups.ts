import type { FollowUp } from '../../../../domain/outreach/sending/follow-up.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { SendingDeps } from '../sending-deps.js';

type Deps = Pick<SendingDeps, 'checkReplies' | 'followUps' | 'timers' | 'now'>;

const MINUTE_MS = 60_000;
/** A changed password is not corrected within seconds, and too many failed sign-ins lock a mailbox. */
const LONGEST_HOLD_MS = 15 * MINUTE_MS;

/**
 * Those of the due follow-ups of a sender that may be tried: all when its replies are known up to this moment, none when
 * they are not, since a stop that could not be looked for counts as there. Those that are held say why and until when.
 * Twice: reads again.
 */
export async function clearedFollowUps(
  deps: Deps,
  { user_id, sender_id }: { user_id: OwnerId; sender_id: string },
  due: readonly FollowUp[],
  signal: AbortSignal,
): Promise<readonly FollowUp[]> {
  if (due.length === 0) return due;
  const checked = await deps.checkReplies({ user_id, sender_id }, signal);
  for (const each of checked.touched.follow_ups) await deps.timers.wakeFollowUp(each.user_id, each.follow_up_id);
  if (!checked.ok) {
    const until = nextTry(due, deps.now());
    await deps.followUps.holdDue(user_id, sender_id, deps.now(), { reason: checked.reason, until });
    return [];
  }
  if (due.some(({ held_reason }) => held_reason !== null)) await deps.followUps.release(user_id, sender_id);
  return due;
}

/** Soon at first, and the more seldom the longer the first of them has waited. */
function nextTry(due: readonly FollowUp[], now: Date): Date {
  const waitedMs = Math.max(...due.map(({ scheduled_at }) => now.getTime() - Date.parse(scheduled_at)));
  return new Date(now.getTime() + Math.min(LONGEST_HOLD_MS, Math.max(MINUTE_MS, waitedMs)));
}
