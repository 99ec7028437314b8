import { composeMail } from '../../activities/mail/composing/compose-mail.js';
import { createTransmitMail } from '../../activities/mail/smtp/transmit-mail.js';
import type { NotificationDeps } from '../../activities/notifications/notification-deps.js';
import type { Store } from '../../store/index.js';
import { writeMail } from '../../web/mails/write-mail.js';
import { smtpLogin, smtpSettings } from './mail/smtp-settings.js';

/** Ahead of the clock: what is kept of a mail for 90 days must not run out while a spec runs. */
export const NOTIFICATION_TIME = new Date('2999-06-03T08:00:00.000Z');

export interface TestNotificationDeps extends NotificationDeps {
  /** Ids of mails whose workflows were started, in order. */
  started: string[];
  /** What was reported to the operator: kind, outcome, reason. */
  reported: unknown[][];
}

/** The real parts over a real store and a mail server at `port`; Temporal alone is recorded. */
export function createNotificationDeps(
  store: Store,
  port: number,
  overrides: Partial<NotificationDeps> = {},
): TestNotificationDeps {
  const started: string[] = [];
  const reported: unknown[][] = [];
  return {
    ...store,
    started,
    reported,
    isConfigured: true,
    server: { from: 'linkwright@house.example', login: smtpLogin(port) },
    transport: { compose: composeMail, transmit: createTransmitMail(smtpSettings()) },
    writeMail,
    publicUrl: 'https://links.example',
    unsubscribeUrl: ({ kind }) => `https://links.example/n/${kind}`,
    createInvitationToken: () => ({ token: 'token-of-the-mail', hash: 'hash-of-the-mail' }),
    findNextAudit: async () => null,
    startDelivery: async ({ id }) => void started.push(id),
    reportMail: (...facts) => void reported.push(facts),
    now: () => NOTIFICATION_TIME,
    random: () => 0.5,
    ...overrides,
  };
}
