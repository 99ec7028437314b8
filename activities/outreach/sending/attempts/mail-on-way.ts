import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { cooledAt } from '../../../../domain/outreach/sending/policy/recipient-cooldown.js';
import type { MailsTo } from '../../../../store/outreach/sending/attempt-lookups.js';

/** Another mail of the user is on its way to the same address: its outcome decides. */
export const ON_WAY = 'recipient_mail_on_way';

/** Most arrive within seconds; one whose server is away may take until the end of the day. */
const LOOK_AGAIN_MS = 15 * 60_000;

export function untilArrived(now: Date): Date {
  return new Date(now.getTime() + LOOK_AGAIN_MS);
}

/** Whether another mail than this attempt is on its way. */
export function isAnotherOnWay({ on_way }: MailsTo, attemptId: string): boolean {
  return on_way.some(({ id }) => id !== attemptId);
}

/** Whether a mail other than this attempt has, or may have, just arrived: one sent after the policy was evaluated. */
export function hasAnotherArrived({ latest }: MailsTo, { id }: Pick<Attempt, 'id'>, now: Date): boolean {
  return latest !== null && latest.id !== id && cooledAt(latest.sent_at ?? latest.created_at) > now;
}
