import { writeText } from '../../../base/text/write-text.js';
import { fail, pass, type Rule } from './rule.js';

/** Two mails within three days are pestering. */
const COOLDOWN_MS = 72 * 3_600_000;

/** When the recipient may be mailed again. */
export function cooledAt(lastMailAt: string): Date {
  return new Date(Date.parse(lastMailAt) + COOLDOWN_MS);
}

export const recipientCooldown: Rule = {
  name: 'recipient_cooldown',
  judge: ({ now, last_mail_to_recipient_at, is_follow_up }) => {
    if (last_mail_to_recipient_at === null) return pass('It was never mailed');
    if (is_follow_up) return pass('It is a follow-up, which was planned for its day');
    const free = cooledAt(last_mail_to_recipient_at);
    return free <= now
      ? pass(writeText`It was last mailed at ${last_mail_to_recipient_at}`)
      : fail(writeText`It was mailed at ${last_mail_to_recipient_at}; it may be again from ${free.toISOString()}`);
  },
};
