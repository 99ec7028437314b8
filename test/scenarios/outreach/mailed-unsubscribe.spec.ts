import { expect } from 'chai';
import { composeMail } from '../../../activities/mail/composing/compose-mail.js';
import { createTransmitMail } from '../../../activities/mail/smtp/transmit-mail.js';
import { unsubscribeSubject } from '../../../domain/outreach/sending/unsubscribe-subject.js';
import { createUnsubscribeTokens } from '../../../platform/unsubscribe-token.js';
import { mailParts } from '../../support/mail/mail-parts.js';
import { type Postfix, startPostfix } from '../../support/mail/postfix.js';
import { bounceMail, replyMail } from '../../support/mail/reply-mail.js';
import { smtpLogin, smtpSettings } from '../../support/mail/smtp-settings.js';
import { type Mailed, type ReplyReading, startReplyReading, UNSUBSCRIBE_SECRET } from '../../support/reply-reading.js';
import { until } from '../../support/until.js';

const ANA = 'ana@press.example';
const STRANGER = 'Gateway <no-reply@gateway.elsewhere.example>';

describe('[I] unsubscribing by mail', function () {
  this.timeout(120_000);
  let reading: ReplyReading;
  let postfix: Postfix;
  before(async () => {
    reading = await startReplyReading(['ana', ANA]);
    postfix = await startPostfix(reading.dovecot);
  });
  after(async () => {
    await postfix?.stop();
    await reading?.stop();
  });

  const tokens = createUnsubscribeTokens(UNSUBSCRIBE_SECRET);
  const tokenOf = ({ attempt }: Mailed) =>
    tokens.sign({ user_id: attempt.user_id, email: attempt.recipient_email, attempt_id: attempt.id });
  const begin = async (user: string) => {
    const sender = await reading.addSender(user, ANA, ANA);
    return { sender, mailed: await reading.mailed(user, sender) };
  };
  const suppressed = async (user: string) =>
    (await reading.store.suppressions.list(user, 1_000, null)).items.map(({ email, source }) => `${source} ${email}`);
  const wish = (mailed: Mailed, more: Partial<Parameters<typeof replyMail>[0]> = {}) =>
    replyMail({ from: STRANGER, subject: unsubscribeSubject(tokenOf(mailed)), body: '', ...more });
  const expectUnsubscribed = async (user: string, mailed: Mailed) => {
    expect(await suppressed(user)).to.deep.equal(['unsubscribe editor@blog.example']);
    expect(await reading.statusOf(mailed)).to.equal('unsubscribed');
    const { id, lead_id, campaign_id } = mailed.attempt;
    expect((await reading.replies(user))[0]).to.include({
      classification: 'unsubscribe',
      classified_by: 'header',
      matched_by: 'address_token',
      attempt_id: id,
      lead_id,
      campaign_id,
    });
  };

  it('works from the header of a mail to a poll of the mailbox, over Postfix and Dovecot, from any address', async () => {
    const { sender, mailed } = await begin('whole');
    const token = tokenOf(mailed);
    const sent = await composeMail(
      mailParts({
        list_unsubscribe: {
          url: `https://links.example/u/${token}`,
          mailto: { email: sender.email, subject: unsubscribeSubject(token) },
        },
      }),
    );
    const head = Buffer.from(sent.raw)
      .toString('latin1')
      .replace(/\r\n[ \t]+/g, ' ');
    const address = new URL(/^List-Unsubscribe: <(mailto:[^>]+)>, <https:/m.exec(head)?.[1] ?? 'none:');
    const clicked = mailParts({
      from: { name: 'Somebody', email: 'someone@elsewhere.example' },
      to: decodeURIComponent(address.pathname),
      subject: address.searchParams.get('subject') ?? '',
      text: '\n',
      html: '',
      message_id: '<click-1@elsewhere.example>',
    });
    const transmit = createTransmitMail(smtpSettings());
    const { signal } = new AbortController();
    const outcome = await transmit(smtpLogin(postfix.port), await composeMail(clicked), async () => true, signal);
    expect(outcome).to.include({ result: 'accepted' });
    await until('the mail is there', async () => (await reading.dovecot.messages(ANA)).length === 1);
    expect((await reading.poll('whole'))[0]).to.include({ seen: 1, failed: 0 });
    await expectUnsubscribed('whole', mailed);
    expect((await reading.poll('whole'))[0]).to.include({ seen: 0 });
    expect(reading.published.filter(({ user_id }) => user_id === 'whole')).to.have.length(1);
  });

  const AUTOMATIC = ['Auto-Submitted: auto-generated', 'Precedence: bulk', 'Return-Path: <>'];
  const FORMS: [string, (mailed: Mailed) => string][] = [
    ['marked as automatic', (mailed) => wish(mailed, { headers: AUTOMATIC })],
    ['that says that somebody is away', (mailed) => wish(mailed, { body: 'I am out of the office until 3 May.' })],
    ['that sounds interested', (mailed) => wish(mailed, { body: 'Sounds great, please send it over.' })],
    ['in our own name', (mailed) => wish(mailed, { from: ANA })],
    ['of a mail server', (mailed) => wish(mailed, { from: 'MAILER-DAEMON@mx.elsewhere.example', headers: AUTOMATIC })],
    ['in words of its own', (mailed) => wish(mailed, { subject: `[EXTERN] Unsubscribe: ${tokenOf(mailed)}` })],
    [
      'folded within the token',
      (mailed) =>
        wish(mailed, { subject: `unsubscribe ${tokenOf(mailed).slice(0, 60)}\r\n ${tokenOf(mailed).slice(60)}` }),
    ],
    ['in encoded words', (mailed) => wish(mailed, { subject: encodedWords(unsubscribeSubject(tokenOf(mailed))) })],
  ];
  for (const [form, mail] of FORMS) {
    it(`takes a mail ${form}`, async () => {
      const user = `form ${form}`;
      const { mailed } = await begin(user);
      await reading.take(user, mail(mailed));
      await expectUnsubscribed(user, mailed);
    });
  }

  it('suppresses the mailed address alone, even where the writer is verified', async () => {
    const { mailed } = await begin('verified');
    const results = 'Authentication-Results: mx.press.example; dkim=pass header.d=blog.example';
    await reading.take('verified', wish(mailed, { from: 'Lee <lee@blog.example>', headers: [results] }));
    await expectUnsubscribed('verified', mailed);
  });

  it('is about the mail of the token, whatever else the message cites', async () => {
    const { sender, mailed } = await begin('cites');
    const other = await reading.mailed('cites', sender, { recipient_email: 'bob@news.example' });
    await reading.take('cites', wish(mailed, { headers: [`In-Reply-To: ${other.attempt.message_id}`] }));
    await expectUnsubscribed('cites', mailed);
    expect(await reading.statusOf(other)).to.equal('contacted');
  });

  it('changes nothing by a token that is none, of another installation, or of another user', async () => {
    const { mailed } = await begin('reader');
    const { mailed: foreign } = await begin('owner');
    const elsewhere = createUnsubscribeTokens('the secret of another installation');
    const { id, recipient_email: email } = mailed.attempt;
    const changed = `${tokenOf(mailed).slice(0, -2)}${tokenOf(mailed).endsWith('AA') ? 'BB' : 'AA'}`;
    const bad = [
      'x'.repeat(150),
      changed,
      mailed.attempt.id,
      tokenOf(foreign),
      elsewhere.sign({ user_id: 'reader', email, attempt_id: id }),
    ];
    for (const token of bad) await reading.take('reader', wish(mailed, { subject: unsubscribeSubject(token) }));
    for (const user of ['reader', 'owner'])
      expect([await suppressed(user), await reading.replies(user)]).to.deep.equal([[], []]);
    expect([await reading.statusOf(mailed), await reading.statusOf(foreign)]).to.deep.equal(['contacted', 'contacted']);
  });

  it('reads a mail of the mailed writer with such a token as any other', async () => {
    const { mailed } = await begin('ordinary');
    const { mailed: foreign } = await begin('ordinary owner');
    const from = 'Editor <editor@blog.example>';
    await reading.take('ordinary', wish(foreign, { from, body: 'Sounds great, please send it over.' }));
    const [reply] = await reading.replies('ordinary');
    expect(reply).to.include({
      classification: 'interested',
      matched_by: 'from_address',
      attempt_id: mailed.attempt.id,
    });
    expect([await suppressed('ordinary'), await suppressed('ordinary owner')]).to.deep.equal([[], []]);
    expect(await reading.statusOf(foreign)).to.equal('contacted');
  });

  it('still counts for the address when the campaign was deleted', async () => {
    const { mailed } = await begin('deleted');
    const { user_id, recipient_email: email } = mailed.attempt;
    const token = tokens.sign({ user_id, email, attempt_id: 'f'.repeat(24) });
    await reading.take('deleted', wish(mailed, { subject: unsubscribeSubject(token) }));
    await reading.take('deleted', wish(mailed, { subject: unsubscribeSubject(token) }));
    expect(await suppressed('deleted')).to.deep.equal(['unsubscribe editor@blog.example']);
    expect(await reading.replies('deleted')).to.deep.equal([]);
  });

  it('is not what a report about such a mail says, nor an answer of ours to it', async () => {
    const { mailed } = await begin('about');
    const subject = unsubscribeSubject(tokenOf(mailed));
    const report = bounceMail({ message_id: '<x@x.example>', to: 'x@x.example' }, [
      { email: 'x@x.example', status: '5.1.1', text: 'User unknown' },
    ]);
    await reading.take(
      'about',
      report.replace('Subject: Undelivered Mail Returned to Sender', `Subject: Undeliverable: ${subject}`),
    );
    await reading.take('about', wish(mailed, { from: ANA, subject: `Re: ${subject}`, body: 'Done.' }));
    expect([await suppressed('about'), await reading.statusOf(mailed)]).to.deep.equal([[], 'contacted']);
  });

  it('works in the mailbox of the environment, for the user of the mail alone', async () => {
    const mailed = await reading.mailed('shared-one', null);
    const beside = await reading.mailed('shared-two', null);
    await reading.take(null, wish(mailed));
    await expectUnsubscribed('shared-one', mailed);
    expect([await suppressed('shared-two'), await reading.statusOf(beside)]).to.deep.equal([[], 'contacted']);
  });
});

/** As a program writes a subject that is too long for a line (RFC 2047). */
function encodedWords(subject: string): string {
  return (subject.match(/.{1,30}/g) ?? [])
    .map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`)
    .join('\r\n ');
}
