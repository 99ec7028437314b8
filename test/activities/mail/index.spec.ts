import { expect } from 'chai';
import { createMailActivities, type MailActivityDeps } from '../../../activities/mail/index.js';
import { PasswordUnreadableError } from '../../../domain/outreach/sending/password-unreadable-error.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import type { SenderVerification } from '../../../domain/outreach/sending/sender-verification.js';
import { smtpLogin, smtpSettings } from '../../support/mail/smtp-settings.js';
import { type SmtpSink, startSmtpSink } from '../../support/mail/smtp-sink.js';
import { txtResolver } from '../../support/mail/txt-records.js';
import { newSender } from '../../support/samples/new-sender.js';
import { openLoopback } from '../../support/servers/open-loopback.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

describe('[I] mail activities', () => {
  let sink: SmtpSink;
  before(async () => {
    sink = await startSmtpSink();
  });
  after(() => sink.close());

  const stored = { ...newSender('ana@press.example'), id: 's1', user_id: 'alice', paused: null };
  const sender: Sender = { ...stored, created_at: '2026-06-01T08:00:00Z', updated_at: '2026-06-01T08:00:00Z' };
  const noted: [string, string][] = [];
  const deps = (overrides: Partial<MailActivityDeps> = {}): MailActivityDeps => ({
    verify: {
      smtp: smtpSettings(),
      imap: { openSocket: openLoopback, greetingMs: 1_000, silenceMs: 1_000 },
      resolver: txtResolver({}),
      now: () => new Date('2026-06-01T08:00:00Z'),
    },
    findSender: async (userId, id) => (userId === 'alice' && id === 's1' ? sender : null),
    openLogin: async () => ({ smtp: smtpLogin(sink.port), imap: null }),
    noteVerification: async (_userId, id, found) => void noted.push([id, found.checked_at]),
    ...overrides,
  });
  const run = (user_id: string, sender_id: string, given = deps()): Promise<SenderVerification> =>
    createActivityEnv().run(createMailActivities(given).verifySender, { user_id, sender_id });
  const failureOf = (running: Promise<unknown>): Promise<unknown> =>
    running.then(
      () => null,
      ({ type, message }: { type: string; message: string }) => [type, message],
    );

  it('verify a sender with its opened passwords', async () => {
    const { smtp, imap, spf } = await run('alice', 's1');
    expect([smtp.status, imap.status, spf.status]).to.deep.equal(['ok', 'not_configured', 'missing']);
    expect(noted).to.deep.equal([['s1', '2026-06-01T08:00:00.000Z']]);
  });

  it("know no sender of somebody else's", async () => {
    expect(await failureOf(run('bob', 's1'))).to.deep.equal(['not_found', 'Not found']);
  });

  it('tell no key by its name when one is gone', async () => {
    const openLogin = () => Promise.reject(new PasswordUnreadableError());
    expect(await failureOf(run('alice', 's1', deps({ openLogin })))).to.deep.equal([
      'mail_failed',
      'The stored password cannot be opened: its encryption key is missing',
    ]);
  });

  it('blame no key for an error of another kind', async () => {
    const openLogin = () => Promise.reject(new TypeError('x is undefined'));
    expect(await failureOf(run('alice', 's1', deps({ openLogin })))).to.deep.equal(['internal', 'x is undefined']);
  });
});
