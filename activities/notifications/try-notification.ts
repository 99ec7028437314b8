import type { NotificationMail, NotificationStatus } from '../../domain/notifications/notification-mail.js';
import type { ComposedMail, TransmitOutcome } from '../../domain/outreach/sending/mail-ports.js';
import { nextWaitMs } from '../../domain/webhooks/retry-schedule.js';
import type { NotificationDeps } from './notification-deps.js';
import { prepareInvitation } from './sending/prepare-invitation.js';
import { prepareNotification } from './sending/prepare-notification.js';
import type { PreparedMail } from './sending/prepared-mail.js';

export interface NotificationStep {
  status: NotificationStatus | 'gone';
  /** When to try again; null when it is over. */
  next_attempt_at: string | null;
}

/** Before the envelope the server says nothing about this mail: whatever it answers, the operator may fix it. */
const BEFORE_THE_MAIL = new Set(['connect', 'greeting', 'tls', 'auth']);
const PLATFORM_NAME = 'Linkwright';

/**
 * One try to send a mail of the platform. Changes: hands it to the operator's mail server, records what came of it. Twice: it is
 * claimed before its first byte leaves, so that it is sent once; a try that died after that leaves it `unknown`.
 */
export async function tryNotification(
  deps: NotificationDeps,
  { mail_id }: { mail_id: string },
  signal: AbortSignal,
): Promise<NotificationStep> {
  const mail = await deps.notificationMails.find(mail_id);
  if (!mail) return { status: 'gone', next_attempt_at: null };
  if (mail.status === 'sending') return end(deps, mail, 'unknown', 'A worker stopped while it was being sent');
  if (mail.status !== 'pending') return { status: mail.status, next_attempt_at: null };
  const due = mail.next_attempt_at;
  if (due !== null && Date.parse(due) > deps.now().getTime()) return { status: 'pending', next_attempt_at: due };
  if (deps.server === null) return end(deps, mail, 'skipped', 'The operator has set no mail server for notifications');
  const prepared = await prepare(deps, mail);
  if ('skipped' in prepared) return end(deps, mail, 'skipped', prepared.skipped);
  const composed = await compose(deps, deps.server.from, mail, prepared);
  const beginBody = async () => {
    await prepared.beforeBody();
    return deps.notificationMails.claim(mail.id);
  };
  return conclude(deps, mail, await deps.transport.transmit(deps.server.login, composed, beginBody, signal));
}

function prepare(deps: NotificationDeps, mail: NotificationMail): Promise<PreparedMail | { skipped: string }> {
  const { kind } = mail;
  return kind === 'invitation' ? prepareInvitation(deps, mail) : prepareNotification(deps, { ...mail, kind });
}

function compose(
  deps: NotificationDeps,
  from: string,
  { id }: NotificationMail,
  { to, facts, setting, unsubscribe_url }: PreparedMail,
): Promise<ComposedMail> {
  const { subject, text, html } = deps.writeMail(facts, setting);
  return deps.transport.compose({
    from: { name: PLATFORM_NAME, email: from },
    to,
    subject,
    text,
    html,
    message_id: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    thread: null,
    list_unsubscribe: unsubscribe_url === null ? null : { url: unsubscribe_url, mailto: null },
    reply_to: null,
    date: deps.now(),
  });
}

async function conclude(
  deps: NotificationDeps,
  mail: NotificationMail,
  outcome: TransmitOutcome,
): Promise<NotificationStep> {
  switch (outcome.result) {
    case 'accepted':
      return end(deps, mail, 'sent', null);
    case 'unknown':
      return end(deps, mail, 'unknown', 'The mail server did not say whether it took the mail');
    case 'lost_claim': {
      const now = await deps.notificationMails.find(mail.id);
      return { status: now?.status ?? 'gone', next_attempt_at: null };
    }
    case 'refused':
      return refuse(deps, mail, outcome);
  }
}

/** Tried again, until the tries are used up, where that can help. */
async function refuse(
  deps: NotificationDeps,
  mail: NotificationMail,
  { phase, permanent, response }: Extract<TransmitOutcome, { result: 'refused' }>,
): Promise<NotificationStep> {
  const reason = `The mail server did not take it: ${response}`.slice(0, 500);
  const isOver = permanent && !BEFORE_THE_MAIL.has(phase);
  const waitMs = isOver ? null : nextWaitMs(mail.tries + 1, null, deps.random());
  if (waitMs === null) return end(deps, mail, 'failed', reason);
  const next_attempt_at = new Date(deps.now().getTime() + waitMs);
  await deps.notificationMails.note(mail.id, ['pending', 'sending'], { status: 'pending', reason, next_attempt_at });
  return { status: 'pending', next_attempt_at: next_attempt_at.toISOString() };
}

async function end(
  { notificationMails, reportMail }: NotificationDeps,
  { id, kind }: NotificationMail,
  status: Exclude<NotificationStatus, 'sending'>,
  reason: string | null,
): Promise<NotificationStep> {
  // A try that was taken for dead may end after all: what it knows counts.
  const from = ['pending', 'sending', ...(status === 'sent' ? (['unknown'] as const) : [])] as const;
  await notificationMails.note(id, from, { status, reason, next_attempt_at: null });
  reportMail(kind, status, reason);
  return { status, next_attempt_at: null };
}
