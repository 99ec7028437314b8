import { expect } from 'chai';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import type { ReplyOrigin } from '../../../../store/outreach/replies/replies.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const SENDER = '5'.repeat(24);
const SINCE = new Date(Date.now() - 7 * 86_400_000);

describe('[I] what receivers have said of a sender', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const addAttempt = async (user: string, overrides: Partial<Attempt> = {}) => {
    const attempt = newAttempt({ user_id: user, sender_id: SENDER, ...overrides });
    await running.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    return attempt.id;
  };
  const addReply = async (
    user: string,
    overrides: Parameters<typeof newReply>[0],
    origin: Partial<ReplyOrigin> = {},
  ) => {
    const reply = newReply({ user_id: user, campaign_id: null, matched_by: 'in_reply_to', ...overrides });
    const keys = { mailbox_key: 'm', message_key: reply.id, bounce_group: null, ...origin };
    await running.store.replies.insert(user, { ...reply, ...keys }, new Date());
  };
  const read = (user: string) => running.store.senders.evidence(user, SENDER, SINCE);

  it('is nothing of one that has sent nothing', async () => {
    expect(await read('nobody')).to.deep.equal({ delivered: 0, bounced: 0, complaints: [], refusals: [] });
  });

  it('counts a mail’s complaints once, the best vouched for, and those that name none', async () => {
    const attempt_id = await addAttempt('una');
    await addAttempt('una', { status: 'bounced' });
    const complaint = { attempt_id, classification: 'complaint' as const };
    await addReply('una', { ...complaint, matched_by: 'from_address' });
    await addReply('una', complaint, { verified_domain: 'provider.example' });
    await addReply('una', complaint);
    await addReply('una', { attempt_id: null, classification: 'complaint', matched_by: null }, { sender_id: SENDER });
    await addReply('una', { attempt_id: null, classification: 'complaint', matched_by: null });
    const { delivered, bounced, complaints } = await read('una');
    expect([delivered, bounced]).to.deep.equal([2, 1]);
    expect(complaints).to.deep.equal([
      { recipient: 'editor@blog.example', cites_mail: true, verified_domain: 'provider.example' },
      { recipient: null, cites_mail: false, verified_domain: null },
    ]);
  });

  it('takes refusals from reports that cite a mail, and from servers that refused while they were spoken to', async () => {
    const attempt_id = await addAttempt('duo');
    const refusal = { bounce_group: 'ours', bounce_reason: 'blocked', bounce_detail: 'Spamhaus' };
    await addReply('duo', { attempt_id, classification: 'bounce_soft' }, refusal);
    const other = await addAttempt('duo', { recipient_email: 'x@other.example' });
    await addReply('duo', { attempt_id: other, classification: 'bounce_soft', matched_by: 'from_address' }, refusal);
    const failed = { status: 'failed' as const, sent_at: null, recipient_email: 'bob@news.example' };
    await addAttempt('duo', { ...failed, reason: 'refused (rcpt): 550 5.7.1 Client host blocked using Spamhaus' });
    await addAttempt('duo', { ...failed, reason: 'refused (rcpt): 550 5.1.1 User unknown' });
    await addAttempt('duo', { ...failed, reason: 'refused_for_now (rcpt): 450 4.7.1 blocked' });
    expect((await read('duo')).refusals).to.deep.equal([
      { recipient: 'editor@blog.example', reason: 'blocked', detail: 'Spamhaus' },
      { recipient: 'bob@news.example', reason: 'blocked', detail: '550 5.7.1 Client host blocked using Spamhaus' },
    ]);
  });

  it('tells nothing of another user’s', async () => {
    expect(await read('tri')).to.deep.include({ complaints: [], refusals: [] });
  });
});
