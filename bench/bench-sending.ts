import { composeMail } from '../activities/mail/composing/compose-mail.js';
import { KEEP_IDLE_MS, SMTP_TIMEOUTS } from '../activities/mail/smtp/smtp-session.js';
import { createTransmitMail } from '../activities/mail/smtp/transmit-mail.js';
import type { SendingDeps } from '../activities/outreach/sending/sending-deps.js';
import type { Sender } from '../domain/outreach/sending/sender.js';
import type { Store } from '../store/index.js';
import { openLoopback } from '../test/support/servers/open-loopback.js';

/** Sending over a real store and real SMTP, without Temporal. */
export function benchSendingDeps(store: Store): SendingDeps {
  const smtp = {
    openSocket: openLoopback,
    clientName: '[127.0.0.1]',
    timeouts: SMTP_TIMEOUTS,
    keepIdleMs: KEEP_IDLE_MS,
  };
  const idle = async (): Promise<void> => undefined;
  return {
    ...store,
    environmentSender: null,
    openLogin: async (sender) => ({ smtp: { ...sender.smtp, password: null }, imap: null }),
    checkDomain: async () => 'unknown',
    checkReplies: async () => ({ ok: true, touched: { follow_ups: [], senders: [] } }),
    mail: { compose: composeMail, transmit: createTransmitMail(smtp) },
    findSentMail: async () => 'unknown',
    saveSentCopy: () => undefined,
    unsubscribeUrl: ({ attempt_id }) => `https://links.example/u/${attempt_id}`,
    unsubscribeToken: ({ attempt_id }) => attempt_id,
    settings: { user_daily_limit: 100_000, domain_daily_limit: 100_000, time_zone: 'UTC', require_consent: false },
    timers: { wakeSender: idle, startFollowUp: idle, wakeFollowUp: idle, startAnswer: idle },
    publish: idle,
    now: () => new Date(),
  };
}

/** One without pace and without limits. @param userId by default one of its own */
export async function addBenchSender(
  store: Store,
  port: number,
  number: number,
  userId = `user-${number}`,
): Promise<Sender> {
  const sender = await store.senders.insert(
    userId,
    {
      email: `ana${number}@press.example`,
      name: 'Ana Lind',
      organization: 'Press Ltd',
      postal_address: '1 High Street, Springfield',
      imap: null,
      smtp_password: null,
      imap_password: null,
      smtp: { host: '127.0.0.1', port, secure: false, username: null },
      daily_limit: 100_000,
      hourly_limit: 100_000,
      min_interval_seconds: 0,
      save_sent_copies: true,
      warm_up: false,
      sending_window: null,
      is_default: true,
    },
    new Date(),
  );
  if (!sender) throw new Error('The sender is there already');
  return sender;
}

export function newBenchLead(domain: string) {
  const scores = { quality_score: null, relevance_score: null, guest_post_likelihood: null };
  const about = { website_url: `https://${domain}/`, website_title: null, website_key: domain, domain };
  return { ...about, ...scores, contact_email: `editor@${domain}`, source: null, notes: null };
}
