import { expect } from 'chai';
import { appendSentMail } from '../../../../activities/mail/imap/append-sent-mail.js';
import { IMAP_TIMEOUTS, withImap } from '../../../../activities/mail/imap/imap-session.js';
import { type Dovecot, startDovecot } from '../../../support/mail/dovecot.js';
import { openLoopback } from '../../../support/servers/open-loopback.js';

const ANA = 'ana@press.example';
const at = new Date('2026-06-01T08:00:00Z');
const copy = (id: string) => ({
  mail: { message_id: id, raw: Buffer.from(`From: ${ANA}\r\nMessage-ID: ${id}\r\nSubject: x\r\n\r\nHello\r\n`) },
  sent_at: at,
});

describe('[I] copies in the Sent folder', () => {
  let dovecot: Dovecot;
  before(async () => {
    dovecot = await startDovecot([ANA]);
  });
  after(() => dovecot.stop());
  const append = (ids: string[]) =>
    withImap(
      { openSocket: openLoopback, ...IMAP_TIMEOUTS },
      dovecot.login(ANA),
      AbortSignal.timeout(20_000),
      (client) => appendSentMail(client, ids.map(copy)),
    );

  it('are read, whole and in order, and none is there twice', async () => {
    expect(await append(['<1@press.example>', '<2@press.example>'])).to.equal(2);
    expect(await append(['<2@press.example>', '<3@press.example>', '<3@press.example>'])).to.equal(1);
    const found = await dovecot.messages(ANA, 'Sent');
    expect(found).to.deep.equal(
      ['<1@press.example>', '<2@press.example>', '<3@press.example>'].map((id) => String(copy(id).mail.raw)),
    );
    expect([...(await dovecot.flags(ANA, 'Sent')).values()]).to.deep.equal([['\\Seen'], ['\\Seen'], ['\\Seen']]);
    expect(await dovecot.messages(ANA)).to.deep.equal([]);
  });
});
