import { randomUUID } from 'node:crypto';
import { DomainError } from '../../../domain/base/errors.js';
import { writeText } from '../../../domain/base/text/write-text.js';
import { dayKey, hourKey } from '../../../domain/outreach/sending/cap-calendar.js';
import { domainCapKey } from '../../../domain/outreach/sending/domain-cap-key.js';
import type { ComposedMail, TransmitOutcome } from '../../../domain/outreach/sending/mail-ports.js';
import { isPasswordUnreadable } from '../../../domain/outreach/sending/password-unreadable-error.js';
import { resolveSender } from '../../../domain/outreach/sending/resolve-sender.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { TestMailRequest, TestMailResult } from '../../../domain/outreach/sending/test-mail.js';
import type { SendingDeps } from './sending-deps.js';

/**
 * A mail through a sender to the person who asks for it. Changes: hands it to the sender's mail server. It is no outreach: it
 * takes no slot of a cap and is in no list; but a mailbox that has used up its hour or its day is left alone. Twice: a second
 * mail, so that it is tried once.
 */
export async function transmitTestMail(
  deps: SendingDeps,
  { user_id, sender_id, to }: TestMailRequest,
  signal: AbortSignal,
): Promise<TestMailResult> {
  const sender = await resolveSender(deps, user_id, sender_id);
  if (!sender) throw new DomainError('not_found', 'Not found');
  const now = deps.now();
  const end = (status: TestMailResult['status'], detail: string) => ({
    status,
    to,
    detail,
    tried_at: now.toISOString(),
  });
  const full = await explainFull(deps, sender, to, now);
  if (full !== null) return end('not_sent', full);
  try {
    const { smtp } = await deps.openLogin(sender);
    const outcome = await deps.mail.transmit(smtp, await compose(deps, sender, to, now), async () => true, signal);
    return end(...describe(outcome));
  } catch (error) {
    if (!isPasswordUnreadable(error)) throw error;
    return end('not_sent', error.message);
  }
}

/** Why the mailbox may not send now, by its own limits, which are those of its provider; null where it may. */
async function explainFull(
  { sendSlots, settings }: SendingDeps,
  { user_id, id, daily_limit, hourly_limit }: Sender,
  to: string,
  now: Date,
): Promise<string | null> {
  const limits = { sender_daily: daily_limit, sender_hourly: hourly_limit };
  const [day, hour] = [dayKey(now, settings.time_zone), hourKey(now)];
  const counts = await sendSlots.counts(user_id, day, domainCapKey(to), id, hour, limits);
  if (counts.sender_daily >= daily_limit)
    return writeText`This mailbox has sent the ${daily_limit} emails that it may send in a day. Try again tomorrow.`;
  if (counts.sender_hourly >= hourly_limit)
    return writeText`This mailbox has sent the ${hourly_limit} emails that it may send in an hour. Try again in the next hour.`;
  return null;
}

function compose({ mail }: SendingDeps, { email, name, smtp }: Sender, to: string, date: Date): Promise<ComposedMail> {
  const lines = [
    `This is a test email from Linkwright. It was sent through the mailbox ${email} (${smtp.host}).`,
    'If you can read it, the mailbox works. Look whether it came to the inbox or to spam.',
  ];
  return mail.compose({
    from: { name, email },
    to,
    subject: `Test email from ${email}`,
    text: `${lines.join('\n\n')}\n`,
    html: `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}\n`,
    message_id: `<${randomUUID()}@${email.slice(email.lastIndexOf('@') + 1)}>`,
    thread: null,
    list_unsubscribe: null,
    reply_to: null,
    date,
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function describe(outcome: TransmitOutcome): [TestMailResult['status'], string] {
  switch (outcome.result) {
    case 'accepted':
      return ['accepted', outcome.response];
    case 'refused':
      return ['refused', outcome.response];
    case 'unknown':
      return ['unknown', 'The mail server took the email and did not say what became of it.'];
    case 'lost_claim':
      return ['not_sent', 'The email was not handed over.'];
  }
}
