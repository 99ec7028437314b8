import { expect } from 'chai';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { createUnsubscribeTokens } from '../../../platform/unsubscribe-token.js';
import { bounceMail, complaintMail, type FailedRecipient, replyMail } from '../../support/mail/reply-mail.js';
import { type ReplyReading, startReplyReading, UNSUBSCRIBE_SECRET } from '../../support/reply-reading.js';
import { newAttempt } from '../../support/samples/new-attempt.js';

const gone = (email: string): FailedRecipient => ({ email, status: '5.1.1', text: 'User unknown' });
const VERIFIED = 'Authentication-Results: mx.press.example; dmarc=pass header.from=provider.example';

describe('[I] what unauthenticated mail may change', function () {
  this.timeout(60_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['ana']);
  });
  after(() => reading.stop());

  const begin = async (user: string, overrides: Partial<Attempt> = {}) => {
    const sender = await reading.addSender(user, 'ana@press.example', 'ana');
    return { sender, mailed: await reading.mailed(user, sender, overrides) };
  };
  /** Mails of this week to addresses of as many domains, which no report is about. */
  const sendMany = async (user: string, sender: Sender, count: number) => {
    for (let index = 0; index < count; index++) {
      const recipient_email = `x@site${index}.example`;
      const attempt = newAttempt({ user_id: user, sender_id: sender.id, recipient_email });
      const slots = { day: '2026-06-01', domain_key: `site${index}.example`, duplicate_key: null };
      await reading.store.attempts.insert(attempt, slots);
    }
  };
  const suppressed = async (user: string) =>
    (await reading.store.suppressions.list(user, 1_000, null)).items.map(({ email, source }) => `${source} ${email}`);
  const pauseOf = async (user: string, { id }: Sender) => (await reading.store.senders.find(user, id))?.paused ?? null;
  const citing = ({ message_id }: Attempt) => [`Message-ID: ${message_id}`];

  it('a forged bounce that names 400 strangers suppresses none of them, and is shown', async () => {
    const { mailed } = await begin('forged');
    const strangers = Array.from({ length: 400 }, (_, index) => gone(`client${index}@victim${index}.example`));
    const mail = bounceMail({ message_id: mailed.attempt.message_id ?? '', to: 'x@x.example' }, strangers);
    await reading.take('forged', mail);
    expect(await suppressed('forged')).to.deep.equal([]);
    expect(await reading.statusOf(mailed)).to.equal('contacted');
    const [reply] = await reading.replies('forged');
    expect(reply).to.include({ classification: 'auto_reply', attempt_id: mailed.attempt.id });
    expect(reply?.signals.join()).to.contain('client0@victim0.example').and.to.contain('395 more');
  });

  it('holds through a poll of a real mailbox: a forged bounce, a forged complaint and an SES notification', async () => {
    const { sender, mailed } = await begin('polled');
    await sendMany('polled', sender, 60);
    const { message_id } = mailed.attempt;
    const strangers = Array.from({ length: 50 }, (_, index) => gone(`client${index}@victim${index}.example`));
    await reading.dovecot.append('ana', bounceMail({ message_id: message_id ?? '', to: 'x@x.example' }, strangers));
    await reading.dovecot.append('ana', complaintMail({ original: citing(mailed.attempt) }));
    const ses = await reading.mailed('polled', sender, {
      recipient_email: 'bob@news.example',
      relay_message_id: '0100-ab',
    });
    const event = {
      notificationType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [{ emailAddress: 'bob@news.example' }, { emailAddress: 'ceo@victim.example' }],
      },
      mail: { messageId: '0100-ab', source: 'ana@press.example', destination: ['bob@news.example'] },
    };
    const sns = { from: 'AWS <no-reply@sns.amazonaws.com>', subject: 'AWS Notification Message' };
    await reading.dovecot.append('ana', replyMail({ ...sns, body: JSON.stringify(event, null, 2) }));
    const [polled] = await reading.poll('polled');
    expect(polled).to.include({ seen: 3, failed: 0 });
    expect((await suppressed('polled')).toSorted()).to.deep.equal([
      'complaint editor@blog.example',
      'hard_bounce bob@news.example',
    ]);
    expect([await pauseOf('polled', sender), await reading.statusOf(ses)]).to.deep.equal([null, 'bounced']);
  });

  it('of a bounce that names ours and strangers, ours alone is suppressed', async () => {
    const { mailed } = await begin('mixed');
    const failed = [gone('ceo@victim.example'), gone('editor@blog.example')];
    await reading.take('mixed', bounceMail({ message_id: mailed.attempt.message_id ?? '', to: 'x@x.example' }, failed));
    expect(await suppressed('mixed')).to.deep.equal(['hard_bounce editor@blog.example']);
    expect(await reading.statusOf(mailed)).to.equal('bounced');
  });

  it('a forward that leads nowhere ends the address that was mailed, and notes the one behind it', async () => {
    const { mailed } = await begin('forward');
    const failed = [gone('private@home.example')];
    await reading.take('forward', bounceMail({ message_id: mailed.attempt.message_id ?? '', to: 'x' }, failed));
    expect(await suppressed('forward')).to.deep.equal(['hard_bounce editor@blog.example']);
    expect((await reading.replies('forward'))[0]?.signals).to.include(
      'the report also names private@home.example, not suppressed',
    );
  });

  it('an address that was never mailed cannot bounce', async () => {
    await begin('never');
    await reading.take(
      'never',
      bounceMail({ message_id: '<x@x.example>', to: 'a@never.example' }, [gone('a@never.example')]),
    );
    await reading.take('never', bounceMail({ message_id: '', to: 'b@blog.example' }, [gone('b@blog.example')]));
    expect(await suppressed('never')).to.deep.equal([]);
  });

  it('backscatter suppresses no one: it cites a mail that somebody else has written in our name', async () => {
    const { mailed } = await begin('backscatter');
    const spam = bounceMail({ message_id: '<spam@botnet.example>', to: 'editor@blog.example' }, [
      gone('editor@blog.example'),
    ]);
    await reading.take('backscatter', spam.replaceAll('Subject: An article for you', 'Subject: Cheap watches'));
    expect(await suppressed('backscatter')).to.deep.equal([]);
    expect(await reading.statusOf(mailed)).to.equal('contacted');
  });

  it('a bounce that somebody forwards to us suppresses no one', async () => {
    const { mailed } = await begin('forwarded');
    const body =
      'Look what I got:\r\n\r\nThis is the mail system at host mx.elsewhere.example.\r\nI am sorry to have to inform ' +
      'you that your message could not be delivered to one or more recipients.\r\n\r\n' +
      '<editor@blog.example>: host mx.blog.example said: 550 5.1.1 User unknown';
    const subject = 'Fwd: Undelivered Mail Returned to Sender';
    await reading.take('forwarded', replyMail({ from: 'Kim <kim@friends.example>', subject, body }));
    await reading.take('forwarded', replyMail({ from: 'Editor <editor@blog.example>', subject, body }));
    expect(await suppressed('forwarded')).to.deep.equal([]);
    expect(await reading.statusOf(mailed)).to.equal('replied');
  });

  it('a forged wish for no more mail counts for the mailed address, not for the writer whose name it bears', async () => {
    const { mailed } = await begin('unsubscribe');
    const forged = { from: 'Victim <victim@third.example>', body: 'Please remove me from your list.' };
    await reading.take('unsubscribe', replyMail({ ...forged, headers: [`In-Reply-To: ${mailed.attempt.message_id}`] }));
    expect(await suppressed('unsubscribe')).to.deep.equal(['unsubscribe editor@blog.example']);
    expect((await reading.replies('unsubscribe'))[0]?.signals).to.include(
      'victim@third.example was not mailed and is not verified, not suppressed',
    );
  });

  it('a verified writer from another address gets no more mail there either', async () => {
    const { mailed } = await begin('verified');
    const lee = { from: 'Lee <lee@blog.example>', body: 'Please remove me from your list.' };
    const results = 'Authentication-Results: mx.press.example; dkim=pass header.d=blog.example';
    await reading.take(
      'verified',
      replyMail({ ...lee, headers: [results, `In-Reply-To: ${mailed.attempt.message_id}`] }),
    );
    expect((await suppressed('verified')).toSorted()).to.deep.equal([
      'unsubscribe editor@blog.example',
      'unsubscribe lee@blog.example',
    ]);
  });

  it('one forged complaint pauses nothing, two of other domains do', async () => {
    const { sender, mailed } = await begin('complaints');
    await sendMany('complaints', sender, 60);
    await reading.take('complaints', complaintMail({ original: citing(mailed.attempt) }));
    await reading.take('complaints', complaintMail({ original: citing(mailed.attempt) }));
    expect([await pauseOf('complaints', sender), await suppressed('complaints')]).to.deep.equal([
      null,
      ['complaint editor@blog.example'],
    ]);
    const other = await reading.mailed('complaints', sender, { recipient_email: 'bob@news.example' });
    await reading.take('complaints', complaintMail({ original: citing(other.attempt) }));
    expect(await pauseOf('complaints', sender)).to.include({
      reason: 'complaint_rate',
      detail: '2 of 62 mails in 7 days were reported as spam',
    });
  });

  it('one report of a verified provider pauses, after fifty mails', async () => {
    const { sender, mailed } = await begin('provider');
    const report = () => complaintMail({ headers: [VERIFIED], original: citing(mailed.attempt) });
    await reading.take('provider', report());
    expect(await pauseOf('provider', sender)).to.equal(null);
    await sendMany('provider', sender, 60);
    await reading.take('provider', report());
    expect(await pauseOf('provider', sender)).to.include({ reason: 'complaint_rate' });
  });

  it('a complaint that names no one is shown and counts for the sender', async () => {
    const { sender } = await begin('nameless');
    await sendMany('nameless', sender, 60);
    await reading.take('nameless', complaintMail({ original: ['Subject: [redacted]'] }));
    const [reply] = await reading.replies('nameless');
    expect(reply).to.include({ classification: 'complaint', attempt_id: null });
    expect([await pauseOf('nameless', sender), await suppressed('nameless')]).to.deep.equal([null, []]);
    await reading.take('nameless', complaintMail({ headers: [VERIFIED], original: ['Subject: [redacted]'] }));
    expect(await pauseOf('nameless', sender)).to.include({ detail: '2 of 61 mails in 7 days were reported as spam' });
  });

  it('finds whose mail a sparse complaint is about', async () => {
    const { sender } = await begin('sparse');
    const tokens = createUnsubscribeTokens(UNSUBSCRIBE_SECRET);
    const zoe = await reading.mailed('sparse', sender, { recipient_email: 'zoe@hotmail.example' });
    await reading.take('sparse', complaintMail({ original: ['X-HmXmrOriginalRecipient: zoe@hotmail.example'] }));
    const max = await reading.mailed('sparse', sender, { recipient_email: 'max@max.example' });
    const link = tokens.sign({ user_id: 'sparse', email: 'max@max.example', attempt_id: max.attempt.id });
    await reading.take('sparse', complaintMail({ original: [`List-Unsubscribe: <https://links.example/u/${link}>`] }));
    await reading.take('sparse', complaintMail({ original: ['Delivered-To: never@mailed.example'] }));
    expect((await suppressed('sparse')).toSorted()).to.deep.equal([
      'complaint max@max.example',
      'complaint zoe@hotmail.example',
    ]);
    expect([await reading.statusOf(zoe), await reading.statusOf(max)]).to.deep.equal(['unsubscribed', 'unsubscribed']);
  });

  it('the filter of one receiver pauses nothing', async () => {
    const { sender, mailed } = await begin('filter');
    for (let time = 0; time < 3; time++) {
      const failed = { email: 'editor@blog.example', status: '5.7.1', text: 'rejected as spam by content policy' };
      await reading.take('filter', bounceMail({ message_id: mailed.attempt.message_id ?? '', to: 'x' }, [failed]));
    }
    expect([await pauseOf('filter', sender), await suppressed('filter')]).to.deep.equal([null, []]);
  });
});
