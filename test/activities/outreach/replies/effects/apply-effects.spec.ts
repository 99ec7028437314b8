import { expect } from 'chai';
import type { Attempt } from '../../../../../domain/outreach/sending/attempt.js';
import { bounceMail, complaintMail, replyMail } from '../../../../support/mail/reply-mail.js';
import { type Mailed, type ReplyReading, startReplyReading } from '../../../../support/reply-reading.js';
import { newFollowUp } from '../../../../support/samples/new-follow-up.js';

const DAY_MS = 86_400_000;

describe('[I] consequences of replies', function () {
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
  const plan = async ({ attempt }: Mailed, days: number[]) => {
    const { user_id, sender_id, campaign_id, lead_id, id: attempt_id } = attempt;
    const planned = days.map((day) => {
      const scheduled_at = new Date(Date.now() + day * DAY_MS).toISOString();
      return newFollowUp({ campaign_id, lead_id, attempt_id, scheduled_at });
    });
    for (const followUp of planned) await reading.store.followUps.insert({ ...followUp, user_id, sender_id });
    return planned.map(({ id }) => id);
  };
  const answer = (mailed: Mailed, body: string, headers: string[] = []) =>
    reading.take(
      mailed.attempt.user_id,
      replyMail({ body, headers: [`In-Reply-To: ${mailed.attempt.message_id}`, ...headers] }),
    );
  const bounce = (mailed: Mailed, status: string, text: string, email = mailed.attempt.recipient_email) =>
    reading.take(
      mailed.attempt.user_id,
      bounceMail({ message_id: mailed.attempt.message_id ?? '', to: email }, [{ email, status, text }]),
    );
  const suppressed = async (user: string) =>
    (await reading.store.suppressions.list(user, 100, null)).items
      .map(({ email, source }) => `${source} ${email}`)
      .sort();
  const followUp = async (user: string, id: string) => reading.store.followUps.find(user, id);
  const attemptOf = async ({ attempt }: Mailed) => reading.store.attempts.find(attempt.user_id, attempt.id);

  it('an answer moves the lead, cancels follow-ups and queued mail, and wakes their workflows', async () => {
    const { sender, mailed } = await begin('answer');
    const ids = await plan(mailed, [3, 7]);
    const { campaign_id, lead_id } = mailed.attempt;
    await reading.store.queueItems.insertMany([
      {
        id: 'b'.repeat(24),
        user_id: 'answer',
        operation_id: 'c'.repeat(24),
        campaign_id,
        lead_id,
        sender_id: sender.id,
        subject: 'Hi',
        body: 'Hello',
        follow_ups: [],
        status: 'waiting',
        reason: null,
        attempt_id: null,
        due_at: new Date().toISOString(),
        created_at: new Date().toISOString(),
      },
    ]);
    const touched = await answer(mailed, 'Sounds great, please send it.');
    expect(await reading.statusOf(mailed)).to.equal('replied');
    for (const id of ids)
      expect(await followUp('answer', id)).to.include({ status: 'cancelled', reason: 'The lead has replied' });
    expect(await reading.store.queueItems.find('answer', 'b'.repeat(24))).to.include({ status: 'cancelled' });
    expect(touched).to.deep.equal({
      follow_ups: ids.map((follow_up_id) => ({ user_id: 'answer', follow_up_id })),
      senders: [{ user_id: 'answer', sender_id: sender.id }],
    });
    expect(await suppressed('answer')).to.deep.equal([]);
  });

  it('a refusal after the first mail ends the lead as bounced, after an answer as unsubscribed', async () => {
    const { sender, mailed } = await begin('refusal');
    await answer(mailed, 'Thanks, but we are not interested.');
    expect(await reading.statusOf(mailed)).to.equal('bounced');
    expect(await suppressed('refusal')).to.deep.equal(['not_interested editor@blog.example']);
    const other = await reading.mailed('refusal', sender, { recipient_email: 'two@two.example' }, 'replied');
    await answer(other, 'Thanks, but we are not interested.');
    expect(await reading.statusOf(other)).to.equal('unsubscribed');
  });

  it('who wants no more mail is unsubscribed and suppressed', async () => {
    const { mailed } = await begin('stop');
    await answer(mailed, 'Please remove me from your list.');
    expect(await reading.statusOf(mailed)).to.equal('unsubscribed');
    expect(await suppressed('stop')).to.deep.equal(['unsubscribe editor@blog.example']);
  });

  it('a hard bounce ends mail, lead and address, and not because of what our footer said', async () => {
    const { mailed } = await begin('hard');
    const ids = await plan(mailed, [3]);
    await bounce(mailed, '5.1.1', 'The account does not exist');
    expect(await attemptOf(mailed)).to.include({ status: 'bounced' });
    expect(await reading.statusOf(mailed)).to.equal('bounced');
    expect(await suppressed('hard')).to.deep.equal(['hard_bounce editor@blog.example']);
    expect(await followUp('hard', ids[0] ?? '')).to.include({ status: 'cancelled' });
    const [reply] = await reading.replies('hard');
    expect(reply).to.include({ classification: 'bounce_hard', classified_by: 'dsn', matched_by: 'embedded_original' });
  });

  it('a bounce without any id is found by the address that failed', async () => {
    const { mailed } = await begin('address');
    await reading.take(
      'address',
      bounceMail({ message_id: '<rewritten@elsewhere.example>', to: 'editor@blog.example' }, [
        { email: 'editor@blog.example', status: '5.1.1', text: 'No such user' },
      ]),
    );
    expect(await reading.statusOf(mailed)).to.equal('bounced');
    await reading.take(
      'address',
      bounceMail({ message_id: '<private@elsewhere.example>', to: 'mother@family.example' }, [
        { email: 'mother@family.example', status: '5.1.1', text: 'No such user' },
      ]),
    );
    expect(await reading.replies('address')).to.have.length(1);
  });

  it('three of the last five mails that came back for a while suppress the address', async () => {
    const { sender, mailed } = await begin('soft');
    const more = [await reading.mailed('soft', sender), await reading.mailed('soft', sender)];
    for (const [index, each] of [mailed, ...more].entries()) {
      expect(await suppressed('soft'), `after ${index}`).to.deep.equal([]);
      await bounce(each, '5.2.2', 'Mailbox is full, over quota');
      await bounce(each, '5.2.2', 'Mailbox is full, over quota');
    }
    expect(await suppressed('soft')).to.deep.equal(['hard_bounce editor@blog.example']);
    expect(await attemptOf(mailed)).to.include({ status: 'sent' });
  });

  it('what two receivers blame the sender for pauses it, once, and touches no address', async () => {
    const { sender, mailed } = await begin('ours');
    const paused = async () => (await reading.store.senders.find('ours', sender.id))?.paused ?? null;
    await bounce(mailed, '5.7.26', 'This mail is unauthenticated: SPF and DKIM did not pass');
    await bounce(mailed, '5.7.26', 'This mail is unauthenticated: SPF and DKIM did not pass');
    expect(await paused()).to.equal(null);
    const other = await reading.mailed('ours', sender, { recipient_email: 'bob@news.example' });
    const touched = await bounce(other, '5.7.26', 'This mail is unauthenticated: SPF and DKIM did not pass');
    const pause = await paused();
    expect(pause).to.include({ reason: 'authentication' });
    expect(touched.senders).to.deep.equal([{ user_id: 'ours', sender_id: sender.id }]);
    await bounce(mailed, '5.7.1', 'Message rejected as spam');
    expect(await paused()).to.deep.equal(pause);
    expect(await suppressed('ours')).to.deep.equal([]);
    expect(await reading.statusOf(mailed)).to.equal('contacted');
  });

  it('who is away is mailed later: the first follow-up after the return, the others after that', async () => {
    const { mailed } = await begin('away');
    const ids = await plan(mailed, [1, 4, 40]);
    const before = await followUp('away', ids[2] ?? '');
    const automatic = ['Auto-Submitted: auto-replied'];
    const touched = await answer(mailed, 'I am out of the office and will answer when I am back.', automatic);
    const times = await Promise.all(
      ids.map(async (id) => Date.parse((await followUp('away', id))?.scheduled_at ?? '')),
    );
    const days = times.map((time) => Math.round((time - Date.now()) / DAY_MS));
    expect(days).to.deep.equal([7, 10, 40]);
    expect(times[2]).to.equal(Date.parse(before?.scheduled_at ?? ''));
    expect(touched.follow_ups.map(({ follow_up_id }) => follow_up_id)).to.deep.equal(ids.slice(0, 2));
    expect(await reading.statusOf(mailed)).to.equal('contacted');
  });

  it('an automat changes nothing', async () => {
    const { mailed } = await begin('automat');
    const ids = await plan(mailed, [1]);
    const before = await followUp('automat', ids[0] ?? '');
    await answer(mailed, 'We have received your message. Ticket 4711.', ['Auto-Submitted: auto-generated']);
    expect(await followUp('automat', ids[0] ?? '')).to.deep.equal(before);
    expect(await reading.statusOf(mailed)).to.equal('contacted');
  });

  it('a complaint suppresses and stops; one of a stranger pauses nothing', async () => {
    const { sender, mailed } = await begin('complaint');
    const ids = await plan(mailed, [3]);
    const original = [`Message-ID: ${mailed.attempt.message_id}`, 'To: editor@blog.example'];
    await reading.take('complaint', complaintMail({ original }));
    expect((await reading.replies('complaint')).map(({ classification }) => classification)).to.deep.equal([
      'complaint',
    ]);
    expect(await suppressed('complaint')).to.deep.equal(['complaint editor@blog.example']);
    expect(await followUp('complaint', ids[0] ?? '')).to.include({ status: 'cancelled' });
    expect((await reading.store.senders.find('complaint', sender.id))?.paused).to.equal(null);
  });

  it('what was done is not done again over what a user has changed since', async () => {
    const { mailed } = await begin('again');
    const mail = replyMail({
      body: 'Please remove me from your list.',
      headers: [`In-Reply-To: ${mailed.attempt.message_id}`],
    });
    await reading.take('again', mail);
    const [suppression] = (await reading.store.suppressions.list('again', 10, null)).items;
    await reading.store.suppressions.remove('again', suppression?.id ?? '');
    const { campaign_id, id } = mailed.lead;
    await reading.store.leads.setStatus('again', campaign_id, id, 'placed', 'user', new Date());
    await reading.take('again', mail);
    expect(await suppressed('again')).to.deep.equal([]);
    expect(await reading.statusOf(mailed)).to.equal('placed');
  });

  it('what was stored and not done, because a worker died, is done by the next', async () => {
    const { mailed } = await begin('died');
    const mail = replyMail({ headers: [`In-Reply-To: ${mailed.attempt.message_id}`] });
    const { leads } = reading.deps;
    reading.deps.leads = { ...leads, moveStatus: () => Promise.reject(new Error('gone')) };
    const failure: unknown = await reading.take('died', mail).catch((error: unknown) => error);
    reading.deps.leads = leads;
    expect(String(failure)).to.contain('gone');
    expect(await reading.statusOf(mailed)).to.equal('contacted');
    await reading.take('died', mail);
    expect(await reading.statusOf(mailed)).to.equal('replied');
    expect(await reading.replies('died')).to.have.length(1);
  });
});
