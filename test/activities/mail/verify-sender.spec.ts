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
        resolver: txtResolver(answers, { mx: { 'press.example': ['mx.press.example'] } }),
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
    const part = (status: string, detail: string) => ({ status, detail, advice: [], record: null });
    expect(found).to.deep.include({
      smtp: part('ok', 'Signed in'),
      imap: part('ok', 'Signed in; INBOX can be read'),
      spf: part('ok', 'v=spf1 ip4:198.51.100.1 -all'),
      mx: part('ok', 'mx.press.example'),
      reverse_dns: part('missing', 'smtp.press.example has no address'),
      checked_at: '2026-06-01T08:00:00.000Z',
    });
    expect(found.dmarc).to.deep.include({ status: 'ok', detail: 'press.example: v=DMARC1; p=none' });
    expect(found.dkim).to.deep.include({ status: 'unknown' });
    expect([sink.mails, sink.commands.some((line) => line.startsWith('MAIL'))]).to.deep.equal([[], false]);
  });

  it('says what failed, each part by itself', async () => {
    const { smtp, imap, spf, dmarc } = await verify(
      'wrong',
      { password: 'wrong' },
      { answers: { 'press.example': 'ETIMEOUT' } },
    );
    expect(smtp).to.deep.include({ status: 'failed', detail: '535 5.7.8 Wrong password' });
    expect(imap).to.deep.include({ status: 'failed', detail: 'The mailbox cannot be read: authentication failed' });
    expect(spf).to.deep.include({ status: 'unknown', detail: 'DNS does not respond' });
    expect(dmarc).to.deep.include({ status: 'missing', detail: 'press.example has no DMARC record' });
  });

  it('has nothing to try where no mailbox is set, and finds a folder missing', async () => {
    expect((await verify('secret', null)).imap.status).to.equal('not_configured');
    const { imap } = await verify('secret', { mailbox: 'Nowhere' });
    expect(imap).to.deep.include({ status: 'failed', detail: 'The mailbox cannot be read: there is no such folder' });
  });

  it('reads who signs from the newest mail that the sender has sent to itself', async () => {
    const mail = (from: string, signature: string, subject: string): string =>
      `DKIM-Signature: v=1; a=rsa-sha256;\r\n\td=${signature}; s=mail;\r\n\tb=AbC=\r\nFrom: ${from}\r\nSubject: ${subject}\r\n\r\nHi\r\n`;
    const at = new Date('2026-05-20T08:00:00Z');
    await dovecot.append(ANA, mail(ANA, 'old.example', 'First'), { at });
    await dovecot.append(ANA, mail(ANA, 'press.example', 'Second'), { at });
    await dovecot.append(ANA, mail('ben@blog.example', 'blog.example', 'Other'), { at });
    const { dkim } = await verify('secret', {});
    expect(dkim).to.deep.include({
      status: 'failed',
      detail: 'mail._domainkey.press.example has no key, so receivers cannot check the signature',
    });
  });

  it('ends in time when servers are silent', async () => {
    const { smtp, imap } = await verify('secret', { port: silent.port }, { port: silent.port, deadlineMs: 2_000 });
    expect(smtp).to.deep.include({ status: 'failed', detail: 'it takes too long' });
    expect(imap).to.deep.include({ status: 'failed', detail: 'The mailbox cannot be read: it takes too long' });
  });
});
