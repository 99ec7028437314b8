import { expect } from 'chai';
import { IMAP_TIMEOUTS } from '../../../../activities/mail/imap/imap-session.js';
import { SentCopies } from '../../../../activities/mail/imap/sent-copies.js';
import type { SentCopy } from '../../../../domain/outreach/sending/mail-ports.js';
import { type Dovecot, startDovecot } from '../../../support/mail/dovecot.js';
import { smtpLogin } from '../../../support/mail/smtp-settings.js';
import { openLoopback } from '../../../support/servers/open-loopback.js';

const ANA = 'ana@press.example';
const BEN = 'ben@press.example';

describe('[I] saving copies of sent mails', () => {
  let dovecot: Dovecot;
  let notes: [sender: string, error: string | null][];
  let errors: unknown[];
  let copies: SentCopies;
  before(async () => {
    dovecot = await startDovecot([ANA, BEN]);
  });
  after(() => dovecot.stop());
  beforeEach(() => {
    notes = [];
    errors = [];
    copies = new SentCopies({
      imap: { openSocket: openLoopback, ...IMAP_TIMEOUTS },
      note: async ({ id }, error) => void notes.push([id, error]),
      reportError: (error) => void errors.push(error),
      retryMs: [5, 5],
    });
  });
  afterEach(() => expect(errors).to.deep.equal([]));

  const copy = (user: string, id: string, change: Partial<SentCopy['login']> = {}): SentCopy => ({
    sender: { user_id: 'alice', id: user },
    login: { smtp: smtpLogin(25), imap: dovecot.login(user), ...change },
    mail: { message_id: id, raw: Buffer.from(`From: ${user}\r\nMessage-ID: ${id}\r\n\r\nHello\r\n`) },
    sent_at: new Date(),
  });
  const saved = async (user: string) =>
    (await dovecot.messages(user, 'Sent')).map((text) => /Message-ID: (.*)\r/.exec(text)?.[1]);

  it('puts each into the folder of its own sender, in order, many at once', async () => {
    const ids = Array.from({ length: 60 }, (_, n) => `<${n}@press.example>`);
    for (const id of ids) copies.add(copy(ANA, id));
    copies.add(copy(BEN, '<other@press.example>'));
    await copies.idle();
    expect(await saved(ANA)).to.deep.equal(ids);
    expect(await saved(BEN)).to.deep.equal(['<other@press.example>']);
    expect(notes.every(([, error]) => error === null)).to.equal(true);
    copies.add(copy(BEN, '<later@press.example>'));
    await copies.idle();
    expect(await saved(BEN)).to.deep.equal(['<other@press.example>', '<later@press.example>']);
  });

  it('leaves providers alone that save them by themselves, and senders without IMAP', async () => {
    copies.add(copy(BEN, '<gmail@press.example>', { smtp: { ...smtpLogin(25), host: 'smtp.gmail.com' } }));
    copies.add(copy(BEN, '<none@press.example>', { imap: null }));
    await copies.idle();
    expect(await saved(BEN)).to.not.include.members(['<gmail@press.example>', '<none@press.example>']);
    expect(notes).to.deep.equal([]);
  });

  it('says why it failed, at once where a further try cannot help', async () => {
    copies.add(copy(BEN, '<a@press.example>', { imap: { ...dovecot.login(BEN), password: 'wrong' } }));
    await copies.idle();
    expect(notes).to.deep.equal([[BEN, 'The mailbox cannot be read: authentication failed']]);
    notes = [];
    copies.add(copy(BEN, '<b@press.example>', { imap: { ...dovecot.login(BEN), port: 1 } }));
    await copies.idle();
    expect(notes.map(([sender, error]) => [sender, error !== null])).to.deep.equal([[BEN, true]]);
    expect(await saved(BEN)).to.not.include.members(['<a@press.example>', '<b@press.example>']);
  });

  it('makes no further try when the process ends', async () => {
    const patient = new SentCopies({
      imap: { openSocket: openLoopback, ...IMAP_TIMEOUTS },
      note: async ({ id }, error) => void notes.push([id, error]),
      reportError: (error) => void errors.push(error),
      retryMs: [600_000],
    });
    patient.add(copy(BEN, '<c@press.example>', { imap: { ...dovecot.login(BEN), port: 1 } }));
    await patient.close();
    expect(notes.map(([sender]) => sender)).to.deep.equal([BEN]);
  });
});
