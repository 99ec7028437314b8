import { expect } from 'chai';
import { simpleParser } from 'mailparser';
import { composeMail } from '../../../activities/mail/composing/compose-mail.js';
import { createReadMailbox } from '../../../activities/mail/imap/read-mailbox.js';
import { parseMessage } from '../../../activities/mail/parsing/parse-message.js';
import { createTransmitMail } from '../../../activities/mail/smtp/transmit-mail.js';
import { parseBounce } from '../../../domain/outreach/replies/bounces/parse-bounce.js';
import type { FetchedMail, MailParts, TransmitOutcome } from '../../../domain/outreach/sending/mail-ports.js';
import { type Dovecot, startDovecot } from '../../support/mail/dovecot.js';
import { mailParts } from '../../support/mail/mail-parts.js';
import { type Postfix, startPostfix } from '../../support/mail/postfix.js';
import { smtpLogin, smtpSettings } from '../../support/mail/smtp-settings.js';
import { openLoopback } from '../../support/servers/open-loopback.js';
import { until } from '../../support/until.js';

const [ANA, BO, MANY] = ['ana@press.example', 'bo@blog.example', 'many@blog.example'] as const;
const GONE = 'gone@blog.example';
/** Servers search by day, in a time zone of their own. */
const YESTERDAY = new Date(Date.now() - 86_400_000);

describe('[I] mail over Postfix and Dovecot', function () {
  this.timeout(240_000);
  let dovecot: Dovecot;
  let postfix: Postfix;
  before(async () => {
    dovecot = await startDovecot([ANA, BO, MANY]);
    postfix = await startPostfix(dovecot, { bounces: [GONE] });
  });
  after(async () => {
    await postfix?.stop();
    await dovecot?.stop();
  });

  const transmit = createTransmitMail(smtpSettings({}, { keepIdleMs: 1_000 }));
  const readMailbox = createReadMailbox({ openSocket: openLoopback, greetingMs: 20_000, silenceMs: 20_000 });

  async function send(overrides: Partial<MailParts>): Promise<TransmitOutcome> {
    const mail = await composeMail(mailParts(overrides));
    return transmit(smtpLogin(postfix.port), mail, async () => true, new AbortController().signal);
  }

  async function read(user: string): Promise<FetchedMail[]> {
    const mails: FetchedMail[] = [];
    const request = {
      login: dovecot.login(user),
      cursorOf: async () => null,
      first_since: YESTERDAY,
      awaited: async () => ({ message_ids: [], addresses: [] }),
      limit: 2_000,
      max_bytes: 10 * 1024 * 1024,
      signal: new AbortController().signal,
    };
    for await (const mail of readMailbox(request)) mails.push(mail);
    return mails;
  }

  /** Delivery takes its moment. */
  async function readWhenThere(user: string, count: number): Promise<FetchedMail[]> {
    let mails: FetchedMail[] = [];
    await until(`${user} has ${count} mails`, async () => {
      mails = await read(user);
      return mails.length >= count;
    });
    return mails;
  }

  it('arrives as it was composed', async () => {
    const subject = 'Ein Vorschlag für „Höhenwege“ 🐝';
    const text = 'Grüße,\n.\n..zwei Punkte\nFrom here on\n';
    const thread = { in_reply_to: '<r1@blog.example>', references: ['<a0@press.example>', '<r1@blog.example>'] };
    const outcome = await send({ to: BO, subject, text, thread, from: { name: 'Ana “A.” Lind', email: ANA } });
    expect(outcome).to.include({ result: 'accepted', relay_message_id: null });
    const [mail] = await readWhenThere(BO, 1);
    const parsed = await simpleParser(Buffer.from(mail?.source ?? []));
    expect([parsed.subject, parsed.text, parsed.messageId]).to.deep.equal([subject, text, '<a1@press.example>']);
    expect(parsed.from?.value).to.deep.equal([{ name: 'Ana “A.” Lind', address: ANA }]);
    expect([parsed.inReplyTo, parsed.references]).to.deep.equal([thread.in_reply_to, thread.references]);
    expect(parsed.html).to.equal('<p>Hello Bo,</p><p>would you like an article?</p>\n');
    expect(parsed.headers.get('list')).to.deep.include({ unsubscribe: { url: 'https://press.example/u/token' } });
    expect(parsed.headers.has('auto-submitted') || parsed.headers.has('x-mailer')).to.equal(false);
  });

  it('is refused at once where the recipient is unknown', async () => {
    expect(await send({ to: 'nobody@blog.example' })).to.include({
      result: 'refused',
      permanent: true,
      phase: 'rcpt',
      code: 550,
    });
  });

  it('comes back as a delivery report where the recipient is found to be unknown later', async () => {
    expect(await send({ to: GONE, message_id: '<gone-1@press.example>' })).to.include({ result: 'accepted' });
    const [report] = await readWhenThere(ANA, 1);
    const bounce = parseBounce(await parseMessage(report?.source ?? new Uint8Array()));
    expect(bounce).to.deep.include({ kind: 'failure', original_message_id: '<gone-1@press.example>' });
    expect(bounce.recipients.map(({ status, group }) => [status, group])).to.deep.equal([['5.1.1', 'hard']]);
  });

  it('is read by the thousand', async () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => `<m${index}@press.example>`);
    const left = [...ids];
    const sender = async (): Promise<void> => {
      for (let id = left.pop(); id !== undefined; id = left.pop())
        expect(await send({ to: MANY, message_id: id })).to.include({ result: 'accepted' });
    };
    await Promise.all([sender(), sender(), sender(), sender()]);
    const mails = await readWhenThere(MANY, 1_000);
    const found = mails.map(({ source }) => /^Message-ID: (.*)\r$/m.exec(Buffer.from(source).toString('latin1'))?.[1]);
    expect(new Set(found)).to.deep.equal(new Set(ids));
    expect(mails.map(({ uid }) => uid)).to.deep.equal(mails.map((_, index) => index + 1));
  });
});
