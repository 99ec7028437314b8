import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import type { AnswerRef } from '../../../../activities/outreach/sending/answers/answer-ref.js';
import { closeAnswer, prepareAnswer, transmitAnswer } from '../../../../activities/outreach/sending/send-answer.js';
import { startOverdueAnswers } from '../../../../activities/outreach/sending/start-overdue-answers.js';
import type { MailParts } from '../../../../domain/outreach/sending/mail-ports.js';
import { newAnswer } from '../../../support/samples/new-answer.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { ACCEPTED, createSendingWorld, type SendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] activities of an answer', () => {
  let test: TestStore;
  let world: SendingWorld;
  const composed: MailParts[] = [];
  let count = 0;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
    const { mail } = world.deps;
    const compose: typeof mail.compose = (parts) => {
      composed.push(parts);
      return mail.compose(parts);
    };
    world.deps.mail = { ...mail, compose };
  });
  after(() => test.stop());
  beforeEach(() => {
    world.begun.length = 0;
    composed.length = 0;
    world.server.outcome = ACCEPTED;
  });
  const signal = new AbortController().signal;

  /** A lead that has replied, and an answer that waits. `id` of the message: null for one without. */
  async function addAnswer(message_id: string | null = '<r@blog.example>', overrides = {}): Promise<AnswerRef> {
    const { store } = test;
    const email = `bo@answer-${count++}.example`;
    const lead_id = await world.addLead(email);
    const common = { user_id: 'alice', campaign_id: world.campaignId, lead_id };
    const opener = newAttempt({ ...common, sender_id: world.sender.id, recipient_email: email });
    await store.attempts.insert(opener, { day: '2026-06-01', domain_key: email, duplicate_key: null });
    const reply = newReply({ ...common, from_email: email, attempt_id: opener.id, subject: 'Re: {your_site}' });
    const header = { message_id, references: ['<o@press.example>'], reply_to: null, came_to: null };
    const origin = { mailbox_key: 'm', message_key: reply.id, bounce_group: null, ...header };
    await store.replies.insert('alice', { ...reply, ...origin }, new Date());
    await store.inboxThreads.noteReply(reply);
    const attempt_id = randomBytes(12).toString('hex');
    const answer = newAnswer({
      state: 'waiting',
      attempt_id,
      leaves_at: new Date().toISOString(),
      reply_id: reply.id,
      sender_id: world.sender.id,
      from_email: 'info@press.example',
      to_email: email,
      subject: reply.subject,
      ...overrides,
    });
    await store.inboxThreads.putAnswer('alice', lead_id, answer, null);
    return { user_id: 'alice', thread_id: lead_id, attempt_id };
  }
  const answerOf = async ({ thread_id }: AnswerRef) =>
    (await test.store.inboxThreads.find('alice', thread_id))?.answer ?? null;

  it('send once though every step is run twice, in the thread, from the alias, without one-click unsubscribing', async () => {
    const ref = await addAnswer();
    const followUp = newFollowUp({ campaign_id: world.campaignId, lead_id: ref.thread_id });
    await test.store.followUps.insert({ ...followUp, user_id: 'alice', sender_id: world.sender.id });
    for (const _ of [1, 2])
      expect(await prepareAnswer(world.deps, ref)).to.deep.equal({ ready: true, status: 'queued' });
    for (const _ of [1, 2]) expect(await transmitAnswer(world.deps, ref, signal)).to.deep.equal({ status: 'sent' });
    expect(world.begun).to.have.length(1);
    const [mail] = composed;
    expect(mail).to.deep.include({
      from: { name: 'Ana Lind', email: 'info@press.example' },
      subject: 'Re: {your_site}',
      message_id: `<${ref.attempt_id}@press.example>`,
      thread: { in_reply_to: '<r@blog.example>', references: ['<o@press.example>', '<r@blog.example>'] },
      list_unsubscribe: null,
    });
    expect(mail?.text).to.match(
      /^Thank you, here it is\.\n\n-- \nAna Lind, Press Ltd\n.*\n\nOn .* wrote:\n> Please send it\n$/,
    );
    expect(await test.store.attempts.find('alice', ref.attempt_id)).to.include({ origin: 'answer', status: 'sent' });
    expect(await test.store.inboxThreads.find('alice', ref.thread_id)).to.include({ answer: null, awaits_us: false });
    expect(await test.store.followUps.find('alice', followUp.id)).to.include({
      status: 'cancelled',
      reason: 'The lead was answered',
    });
  });

  it('answer a message without an id outside of any thread, under the same subject', async () => {
    const ref = await addAnswer(null);
    await prepareAnswer(world.deps, ref);
    await transmitAnswer(world.deps, ref, signal);
    expect(composed[0]).to.deep.include({ thread: null, subject: 'Re: {your_site}' });
  });

  it('send two answers of one subject to one person within a day', async () => {
    const ref = await addAnswer();
    await prepareAnswer(world.deps, ref);
    await transmitAnswer(world.deps, ref, signal);
    const again = { ...ref, attempt_id: randomBytes(12).toString('hex') };
    const [{ id: reply_id = '' } = {}] = await test.store.replies.listOfThread('alice', { lead_id: ref.thread_id }, 1);
    const { sender } = world;
    const answer = newAnswer({ state: 'waiting', ...again, sender_id: sender.id, from_email: sender.email, reply_id });
    await test.store.inboxThreads.putAnswer('alice', ref.thread_id, answer, null);
    expect(await prepareAnswer(world.deps, again)).to.include({ ready: true });
    expect(await transmitAnswer(world.deps, again, signal)).to.deep.equal({ status: 'sent' });
  });

  it('leave one alone that was undone', async () => {
    const ref = await addAnswer();
    await test.store.inboxThreads.undoAnswer('alice', ref.thread_id);
    expect(await prepareAnswer(world.deps, ref)).to.deep.equal({ ready: false, status: null });
    expect(await answerOf(ref)).to.include({ state: 'draft', failure: null });
    expect(await test.store.attempts.find('alice', ref.attempt_id)).to.equal(null);
  });

  it('return one to its draft that the policy or the server refuses, with the reason', async () => {
    const blocked = await addAnswer('<r@blog.example>', { to_email: 'stop@blog.example' });
    await test.store.suppressions.add(
      'alice',
      { email: 'stop@blog.example', source: 'manual', reason: null },
      new Date(),
    );
    expect(await prepareAnswer(world.deps, blocked)).to.deep.equal({ ready: false, status: 'blocked' });
    expect(await answerOf(blocked)).to.include({ state: 'draft', failure: 'recipient_suppressed' });

    const refused = await addAnswer();
    await prepareAnswer(world.deps, refused);
    const about = { response: '553 not yours', authentication: false };
    world.server.outcome = { result: 'refused', permanent: true, phase: 'mail', code: 553, ...about };
    expect(await transmitAnswer(world.deps, refused, signal)).to.deep.equal({ status: 'failed' });
    expect((await answerOf(refused))?.failure).to.equal('refused (mail): 553 not yours');
  });

  it('keep one uncertain that the server gave no clear response to, and never send it again', async () => {
    const ref = await addAnswer();
    await prepareAnswer(world.deps, ref);
    world.server.outcome = { result: 'unknown', response: '' };
    expect(await transmitAnswer(world.deps, ref, signal)).to.deep.equal({ status: 'uncertain' });
    world.server.outcome = ACCEPTED;
    expect(await transmitAnswer(world.deps, ref, signal)).to.deep.equal({ status: 'uncertain' });
    expect(world.begun).to.have.length(1);
    expect(await test.store.inboxThreads.find('alice', ref.thread_id)).to.include({ answer: null, awaits_us: true });
  });

  it('close one that could not continue: what has not begun never will', async () => {
    const waiting = await addAnswer();
    expect(await closeAnswer(world.deps, waiting)).to.deep.equal({ status: null });
    expect(await answerOf(waiting)).to.include({ state: 'draft', failure: 'interrupted' });
    const queued = await addAnswer();
    await prepareAnswer(world.deps, queued);
    expect(await closeAnswer(world.deps, queued)).to.deep.equal({ status: 'failed' });
    const begun = await addAnswer();
    await prepareAnswer(world.deps, begun);
    await test.store.attempts.beginSending('alice', begun.attempt_id);
    expect(await closeAnswer(world.deps, begun)).to.deep.equal({ status: 'uncertain' });
    expect(world.begun).to.have.length(0);
  });

  it('start what the API could not', async () => {
    const ref = await addAnswer('<r@blog.example>', { leaves_at: new Date(Date.now() - 120_000).toISOString() });
    await startOverdueAnswers(world.deps);
    expect(world.told).to.include(`answer ${ref.attempt_id}`);
  });
});
