import { expect } from 'chai';
import { verifySender } from '../../../activities/mail/verify-sender.js';
import { type BrokenLine, startBrokenLine } from '../../support/broken-line.js';
import { type Dovecot, startDovecot } from '../../support/mail/dovecot.js';
import { smtpLogin, smtpSettings } from '../../support/mail/smtp-settings.js';
import { type SmtpSink, startSmtpSink } from '../../support/mail/smtp-sink.js';
import { txtResolver } from '../../support/mail/txt-records.js';
import { openLoopback } from '../../support/servers/open-loopback.js';

const ANA = 'ana@press.example';
const NOW = new Date('2026-06-01T08:00:00Z');

describe('[I] verifySender', () => {
  let dovecot: Dovecot;
  let sink: SmtpSink;
  let silent: BrokenLine;
  before(async () => {
    [dovecot, sink] = await Promise.all([startDovecot([ANA]), startSmtpSink({ password: 'secret' })]);
    silent = await startBrokenLine(dovecot.port, { afterBytes: 0, act: 'stall' });
  });
  after(() => Promise.all([dovecot.stop(), sink.close(), silent.close()]));

  const records = {
    'press.example': ['v=spf1 ip4:198.51.100.1 -all'],
    '_dmarc.press.example': ['v=DMARC1; p=none'],
  };
  const verify = (
    password: string,
    imap: object | null,
    { answers = records as Record<string, string[] | string>, port = sink.port, deadlineMs = 20_000 } = {},
  ) =>
    verifySender(
      {
        smtp: smtpSettings(),
        imap: { openSocket: openLoopback, greetingMs: 20_000, silenceMs: 20_000 },
        resolver: txtResolver(answers),
        deadlineMs,
        now: () => NOW,
      },
      {
        email: ANA,
        login: {
          smtp: smtpLogin(port, { username: 'ana', password }),
          imap: imap && { ...dovecot.login(ANA), ...imap },
        },
      },
    );

  it('signs in to both, finds the records and sends nothing', async () => {
    const found = await verify('secret', {});
    expect(found).to.deep.equal({
      smtp: { status: 'ok', detail: 'Signed in' },
      imap: { status: 'ok', detail: 'Signed in; INBOX can be read' },
      spf: { status: 'ok', detail: 'v=spf1 ip4:198.51.100.1 -all' },
      dkim: { status: 'unknown', detail: 'Which key signs is only seen on a mail that has arrived' },
      dmarc: { status: 'ok', detail: 'press.example: v=DMARC1; p=none' },
      checked_at: '2026-06-01T08:00:00.000Z',
    });
    expect([sink.mails, sink.commands.some((line) => line.startsWith('MAIL'))]).to.deep.equal([[], false]);
  });

  it('says what failed, each part by itself', async () => {
    const { smtp, imap, spf, dmarc } = await verify(
      'wrong',
      { password: 'wrong' },
      { answers: { 'press.example': 'ETIMEOUT' } },
    );
    expect(smtp).to.deep.equal({ status: 'failed', detail: '535 5.7.8 Wrong password' });
    expect(imap).to.deep.equal({ status: 'failed', detail: 'The mailbox cannot be read: authentication failed' });
    expect(spf).to.deep.equal({ status: 'unknown', detail: 'DNS does not respond' });
    expect(dmarc).to.deep.equal({ status: 'missing', detail: 'press.example has no DMARC record' });
  });

  it('has nothing to try where no mailbox is set, and finds a folder missing', async () => {
    expect((await verify('secret', null)).imap.status).to.equal('not_configured');
    const { imap } = await verify('secret', { mailbox: 'Nowhere' });
    expect(imap).to.deep.equal({ status: 'failed', detail: 'The mailbox cannot be read: there is no such folder' });
  });

  it('ends in time when servers are silent', async () => {
    const { smtp, imap } = await verify('secret', { port: silent.port }, { port: silent.port, deadlineMs: 2_000 });
    expect(smtp).to.deep.equal({ status: 'failed', detail: 'it takes too long' });
    expect(imap).to.deep.equal({ status: 'failed', detail: 'The mailbox cannot be read: it takes too long' });
  });
});
