import { expect } from 'chai';
import { correctReply, upgradeReply } from '../../../../activities/outreach/replies/correct-reply.js';
import { correctingWith } from '../../../support/correcting.js';
import { bounceMail } from '../../../support/mail/reply-mail.js';
import { type ReplyReading, startReplyReading } from '../../../support/reply-reading.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';

describe('[I] correcting a reply', function () {
  this.timeout(60_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['ana']);
  });
  after(() => reading.stop());

  const { begin, answer, correct, suppressed } = correctingWith(() => reading);

  it('to interested after a wrong unsubscribe: no suppression, the lead has replied, and it stays so', async () => {
    const mailed = await begin('wrong');
    const reply = await answer(mailed, 'Please remove me from your list.');
    expect([await reading.statusOf(mailed), await suppressed('wrong')]).to.deep.equal([
      'unsubscribed',
      ['unsubscribe editor@blog.example'],
    ]);
    expect(await correct(reply, 'interested')).to.include({
      classification: 'interested',
      classified_by: 'user',
      confidence: 1,
    });
    expect([await reading.statusOf(mailed), await suppressed('wrong')]).to.deep.equal(['replied', []]);
    const { status_history } = (await reading.store.leads.findById('wrong', mailed.lead.id)) ?? mailed.lead;
    expect(status_history.map(({ to, by }) => `${to} ${by}`)).to.deep.equal([
      'contacted send',
      'unsubscribed unsubscribe',
      'replied user',
    ]);
  });

  it('lifts nothing that another reply, a link or a hand has suppressed', async () => {
    const mailed = await begin('link');
    await reading.store.suppressions.add(
      'link',
      { email: 'editor@blog.example', source: 'unsubscribe', reason: 'Link in a mail' },
      new Date(),
    );
    const { campaign_id, id } = mailed.lead;
    await reading.store.leads.setStatus('link', campaign_id, id, 'unsubscribed', 'unsubscribe', new Date());
    const reply = await answer(mailed, 'Please remove me from your list.');
    await correct(reply, 'interested');
    expect([await reading.statusOf(mailed), await suppressed('link')]).to.deep.equal([
      'unsubscribed',
      ['unsubscribe editor@blog.example'],
    ]);
  });

  it('to unsubscribe: stops, suppresses and moves as if it had been read so', async () => {
    const mailed = await begin('stop');
    const { user_id, sender_id, campaign_id, lead_id, id: attempt_id } = mailed.attempt;
    const reply = await answer(mailed, 'We have received your message.');
    const followUp = newFollowUp({ campaign_id, lead_id, attempt_id });
    await reading.store.followUps.insert({ ...followUp, user_id, sender_id });
    await correct(reply, 'unsubscribe');
    expect([await reading.statusOf(mailed), await suppressed('stop')]).to.deep.equal([
      'unsubscribed',
      ['unsubscribe editor@blog.example'],
    ]);
    expect(await reading.store.followUps.find('stop', followUp.id)).to.include({ status: 'cancelled' });
  });

  it('from one source to another changes the source', async () => {
    const mailed = await begin('source');
    const reply = await answer(mailed, 'Please remove me from your list.');
    await correct(reply, 'not_interested');
    expect([await reading.statusOf(mailed), await suppressed('source')]).to.deep.equal([
      'bounced',
      ['not_interested editor@blog.example'],
    ]);
  });

  it('of what was no bounce: the mail was sent, the lead contacted', async () => {
    const mailed = await begin('bounce');
    const { message_id, recipient_email: email } = mailed.attempt;
    const failed = [{ email, status: '5.1.1', text: 'No such user' }];
    await reading.take('bounce', bounceMail({ message_id: message_id ?? '', to: email }, failed));
    const [reply] = await reading.replies('bounce');
    if (!reply) throw new Error('no reply');
    await correct(reply, 'auto_reply');
    const attempt = await reading.store.attempts.find('bounce', mailed.attempt.id);
    expect([attempt?.status, await reading.statusOf(mailed), await suppressed('bounce')]).to.deep.equal([
      'sent',
      'contacted',
      [],
    ]);
    await correct(reply, 'bounce_hard');
    const again = await reading.store.attempts.find('bounce', mailed.attempt.id);
    expect([again?.status, await reading.statusOf(mailed), await suppressed('bounce')]).to.deep.equal([
      'bounced',
      'bounced',
      ['hard_bounce editor@blog.example'],
    ]);
  });

  it('leaves a lead that has answered otherwise replied, and one that was placed placed', async () => {
    const mailed = await begin('other');
    const first = await answer(mailed, 'Sounds great, please send it.');
    await answer(mailed, 'What does it cost?');
    await correct(first, 'auto_reply');
    expect(await reading.statusOf(mailed)).to.equal('replied');
    const { campaign_id, id } = mailed.lead;
    await reading.store.leads.setStatus('other', campaign_id, id, 'placed', 'user', new Date());
    await correct(first, 'not_interested');
    expect(await reading.statusOf(mailed)).to.equal('placed');
  });

  it('is nobody’s but the owner’s', async () => {
    const mailed = await begin('owner');
    const reply = await answer(mailed, 'Please remove me from your list.');
    await correctReply(reading.deps, { user_id: 'thief', reply_id: reply.id, classification: 'interested' });
    expect(await reading.store.replies.find('owner', reply.id)).to.deep.equal(reply);
    expect(await suppressed('owner')).to.deep.equal(['unsubscribe editor@blog.example']);
  });

  it('to the refusal that it was doubted to be, by a person or a model: only then nobody writes there again', async () => {
    for (const user of ['doubt', 'doubtmodel']) {
      const mailed = await begin(user);
      const reply = await answer(mailed, 'Det låter bra, men tyvärr är det inte aktuellt för oss.');
      expect(reply).to.include({ classification: 'not_interested', confidence: 0.65 });
      expect([await reading.statusOf(mailed), await suppressed(user)]).to.deep.equal(['bounced', []]);
      const word = { user_id: user, reply_id: reply.id, classification: 'not_interested' as const };
      if (user === 'doubt') await correctReply(reading.deps, word);
      else await upgradeReply(reading.deps, { ...word, confidence: 0.9 });
      expect(await suppressed(user)).to.include(`not_interested ${mailed.attempt.recipient_email}`);
    }
  });

  it('a model’s word counts where rules spoke, never over a user’s', async () => {
    const mailed = await begin('model');
    const reply = await answer(mailed, 'Well, we will see what the others say.');
    expect(reply).to.include({ classification: 'replied', classified_by: 'rules' });
    const verdict = {
      user_id: 'model',
      reply_id: reply.id,
      classification: 'not_interested' as const,
      confidence: 0.9,
    };
    await upgradeReply(reading.deps, verdict);
    const upgraded = await reading.store.replies.find('model', reply.id);
    expect(upgraded).to.include({ classification: 'not_interested', classified_by: 'llm', confidence: 0.9 });
    expect([await reading.statusOf(mailed), await suppressed('model')]).to.deep.equal([
      'bounced',
      ['not_interested editor@blog.example'],
    ]);
    await correct(reply, 'interested');
    await upgradeReply(reading.deps, verdict);
    expect(await reading.store.replies.find('model', reply.id)).to.include({ classified_by: 'user' });
    expect([await reading.statusOf(mailed), await suppressed('model')]).to.deep.equal(['replied', []]);
  });
});
