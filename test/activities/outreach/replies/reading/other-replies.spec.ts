import { expect } from 'chai';
import type { LeadStatus } from '../../../../../domain/outreach/campaigns/lead-status.js';
import { correctingWith } from '../../../../support/correcting.js';
import { bounceMail } from '../../../../support/mail/reply-mail.js';
import { type Mailed, type ReplyReading, startReplyReading } from '../../../../support/reply-reading.js';

describe('[I] what other replies ask for', function () {
  this.timeout(60_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['ana']);
  });
  after(() => reading.stop());

  const { begin, answer, correct, suppressed } = correctingWith(() => reading);

  const bounced = async ({ attempt }: Mailed) => {
    const { message_id, recipient_email: email } = attempt;
    const failed = [{ email, status: '5.1.1', text: 'No such user' }];
    await reading.take(attempt.user_id, bounceMail({ message_id: message_id ?? '', to: email }, failed));
  };
  const state = async (mailed: Mailed) => [
    (await reading.store.attempts.find(mailed.attempt.user_id, mailed.attempt.id))?.status,
    await reading.statusOf(mailed),
    await suppressed(mailed.attempt.user_id),
  ];
  const setStatus = async ({ attempt, lead }: Mailed, status: LeadStatus) =>
    reading.store.leads.setStatus(attempt.user_id, lead.campaign_id, lead.id, status, 'user', new Date());

  it('stays: a mail that came back has come back, whatever an absence note is called', async () => {
    const mailed = await begin('back');
    const away = await answer(mailed, 'I am out of office until Monday.');
    expect(away.classification).to.equal('out_of_office');
    await bounced(mailed);
    const gone = ['bounced', 'bounced', ['hard_bounce editor@blog.example']];
    expect(await state(mailed)).to.deep.equal(gone);
    await correct(away, 'auto_reply');
    expect(await state(mailed)).to.deep.equal(gone);
    await correct(away, 'bounce_hard');
    await correct(away, 'auto_reply');
    expect(await state(mailed)).to.deep.equal(gone);
  });

  it('stays: of two that want no more mail one is enough', async () => {
    const mailed = await begin('both');
    const first = await answer(mailed, 'Please remove me from your list.');
    const second = await answer(mailed, 'Unsubscribe me, please.');
    expect(second.classification).to.equal('unsubscribe');
    await correct(first, 'auto_reply');
    expect(await state(mailed)).to.deep.equal(['sent', 'unsubscribed', ['unsubscribe editor@blog.example']]);
    await correct(second, 'interested');
    expect(await state(mailed)).to.deep.equal(['sent', 'replied', []]);
  });

  it('stays: a decline is a decline when the mail before it meant nothing', async () => {
    const mailed = await begin('decline');
    const first = await answer(mailed, 'Please remove me from your list.');
    await answer(mailed, 'Thanks, but we are not interested.');
    await correct(first, 'auto_reply');
    expect(await state(mailed)).to.deep.equal(['sent', 'bounced', ['not_interested editor@blog.example']]);
  });

  it('stays: where a person has put a lead that no reply has brought there', async () => {
    const mailed = await begin('hand');
    const away = await answer(mailed, 'I am out of office until Monday.');
    await setStatus(mailed, 'replied');
    await correct(away, 'auto_reply');
    expect(await reading.statusOf(mailed)).to.equal('replied');
    await correct(away, 'not_interested');
    expect(await reading.statusOf(mailed)).to.equal('unsubscribed');
  });

  it('stays: what a server has refused, with the suppression it brought', async () => {
    const mailed = await begin('refused', {}, 'bounced');
    const entry = { email: 'editor@blog.example', source: 'hard_bounce', reason: 'No such user' } as const;
    await reading.store.suppressions.add('refused', entry, new Date());
    const reply = await answer(mailed, 'Please remove me from your list.');
    await setStatus(mailed, 'bounced');
    await correct(reply, 'auto_reply');
    expect(await state(mailed)).to.deep.equal(['sent', 'bounced', ['hard_bounce editor@blog.example']]);
  });
});
