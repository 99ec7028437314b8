import { expect } from 'chai';
import { prepareAttempt } from '../../../../../activities/outreach/sending/attempts/prepare-attempt.js';
import {
  type TransmitOptions,
  transmitAttempt,
} from '../../../../../activities/outreach/sending/attempts/transmit-attempt.js';
import type { MailParts } from '../../../../../domain/outreach/sending/mail-ports.js';
import { PasswordUnreadableError } from '../../../../../domain/outreach/sending/password-unreadable-error.js';
import { newSendPlan } from '../../../../support/samples/new-send-plan.js';
import { ACCEPTED, createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

describe('[I] transmitting an attempt', () => {
  let test: TestStore;
  let world: SendingWorld;
  let count = 0;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
  });
  after(() => test.stop());
  beforeEach(() => {
    world.begun.length = 0;
    world.server.outcome = ACCEPTED;
  });

  const queued = async () => {
    const lead = await world.addLead(`a@transmit-${count++}.example`);
    const given = await prepareAttempt(world.deps, newSendPlan(world, lead), 'manual');
    if (given.kind !== 'ready') throw new Error(given.kind);
    return given.attempt;
  };
  const transmit = (id: string, options: Partial<TransmitOptions> = {}) =>
    transmitAttempt(world.deps, 'alice', id, {
      keepUnreached: false,
      signal: new AbortController().signal,
      ...options,
    });

  it('hands it over once, however often it is asked', async () => {
    const { id, recipient_email } = await queued();
    expect((await transmit(id))?.attempt.status).to.equal('sent');
    expect((await transmit(id))?.attempt.status).to.equal('sent');
    expect(world.begun).to.deep.equal([recipient_email]);
  });

  it('hands it over once to twenty at the same time', async () => {
    const { id, recipient_email } = await queued();
    const ends = await Promise.all(Array.from({ length: 20 }, () => transmit(id)));
    expect(world.begun).to.deep.equal([recipient_email]);
    // One who finds it on the wire may guess; the one who knows corrects it.
    expect(ends.some((end) => end?.attempt.status === 'sent')).to.equal(true);
    expect((await test.store.attempts.find('alice', id))?.status).to.equal('sent');
  });

  it('saves a copy of what was sent, once, and of nothing else', async () => {
    world.copies.length = 0;
    const { id, message_id } = await queued();
    await transmit(id);
    await transmit(id);
    expect(world.copies).to.deep.equal([message_id]);
    world.server.outcome = { result: 'unknown', response: 'the connection was cut' };
    expect((await transmit((await queued()).id))?.attempt.status).to.equal('uncertain');
    world.server.outcome = ACCEPTED;
    const { senders } = test.store;
    await senders.update('alice', world.sender.id, { save_sent_copies: false }, world.clock.now);
    expect((await transmit((await queued()).id))?.attempt.status).to.equal('sent');
    await senders.update('alice', world.sender.id, { save_sent_copies: true }, world.clock.now);
    expect(world.copies).to.deep.equal([message_id]);
  });

  it('never repeats what a dead worker had on the wire', async () => {
    const { id } = await queued();
    await test.store.attempts.beginSending('alice', id);
    expect((await transmit(id))?.attempt).to.include({ status: 'uncertain', reason: 'worker_lost' });
    expect(world.begun).to.deep.equal([]);
  });

  it('heeds those who asked for silence after the policy had spoken', async () => {
    const { id, recipient_email } = await queued();
    const entry = { email: recipient_email, reason: null, source: 'unsubscribe' as const };
    await test.store.suppressions.add('alice', entry, world.clock.now);
    expect((await transmit(id))?.attempt).to.include({ status: 'blocked', reason: 'recipient_suppressed' });
    expect(world.begun).to.deep.equal([]);
  });

  it('heeds a reason to stop that its caller knows', async () => {
    const { id } = await queued();
    const end = await transmit(id, { stopReason: async () => 'lead_replied' });
    expect(end?.attempt).to.include({ status: 'blocked', reason: 'lead_replied' });
    const later = await transmit((await queued()).id, { stopReason: async () => 'refused_for_now: put off' });
    expect(later?.attempt).to.include({ status: 'failed', reason: 'refused_for_now: put off' });
    expect(world.begun).to.deep.equal([]);
  });

  it('fails when the stored password cannot be opened', async () => {
    const { id } = await queued();
    const openLogin = () => Promise.reject(new PasswordUnreadableError());
    const options = { keepUnreached: false, signal: new AbortController().signal };
    const end = await transmitAttempt({ ...world.deps, openLogin }, 'alice', id, options);
    expect(end?.attempt).to.include({ status: 'failed', reason: 'sender_password_unreadable' });
  });

  it('leaves it queued, and tells, when the password could not be read for another reason', async () => {
    const { id } = await queued();
    const openLogin = () => Promise.reject(new TypeError('x is undefined'));
    const options = { keepUnreached: false, signal: new AbortController().signal };
    const failing = transmitAttempt({ ...world.deps, openLogin }, 'alice', id, options);
    expect(String(await failing.catch((error: unknown) => error))).to.equal('TypeError: x is undefined');
    expect((await test.store.attempts.find('alice', id))?.status).to.equal('queued');
    expect((await transmit(id))?.attempt.status).to.equal('sent');
  });

  it('keeps it queued when the server could not be reached and another try is wanted', async () => {
    const { id } = await queued();
    world.server.outcome = {
      result: 'refused',
      permanent: false,
      phase: 'connect',
      code: null,
      response: 'ECONNREFUSED',
      authentication: false,
    };
    const held = await transmit(id, { keepUnreached: true });
    expect(held?.held).to.include({ phase: 'connect' });
    expect((await test.store.attempts.find('alice', id))?.status).to.equal('queued');
    expect((await transmit(id))?.attempt.status).to.equal('failed');
  });

  it('tells of a sign-in that was refused', async () => {
    world.server.outcome = {
      result: 'refused',
      permanent: true,
      phase: 'auth',
      code: 535,
      response: '535 no',
      authentication: true,
    };
    expect(await transmit((await queued()).id)).to.include({ unauthorized: true });
  });

  it('leaves it queued when it is interrupted before the body', async () => {
    const { id } = await queued();
    const failure = await transmit(id, { signal: AbortSignal.abort() }).catch((error: Error) => error.message);
    expect(failure).to.match(/^Interrupted before/);
    expect((await test.store.attempts.find('alice', id))?.status).to.equal('queued');
  });

  it('offers to unsubscribe by mail where the mailbox of the sender is read, and else by the link alone', async () => {
    const { store } = test;
    const { id: senderId, email } = world.sender;
    const imap = { host: 'imap.press.example', port: 143, secure: false, username: null, mailbox: 'INBOX' };
    const offered = async () => {
      const { id } = await queued();
      const composed: MailParts[] = [];
      const compose = async (parts: MailParts) => {
        composed.push(parts);
        return world.deps.mail.compose(parts);
      };
      const deps = { ...world.deps, mail: { ...world.deps.mail, compose } };
      await transmitAttempt(deps, 'alice', id, { keepUnreached: false, signal: new AbortController().signal });
      return { id, parts: composed.map(({ list_unsubscribe, text }) => ({ ...list_unsubscribe, text })) };
    };
    const [unread] = (await offered()).parts;
    expect(unread?.mailto).to.equal(null);
    await store.senders.update('alice', senderId, { imap }, world.clock.now);
    try {
      const { id, parts } = await offered();
      const url = `https://links.example/u/${id}`;
      expect(parts[0]).to.deep.include({ url, mailto: { email, subject: `unsubscribe ${id}` } });
      expect(parts[0]?.text).to.contain(url).and.not.to.contain('mailto:');
    } finally {
      await store.senders.update('alice', senderId, { imap: null }, world.clock.now);
    }
  });

  it('knows nothing of what is gone or another’s', async () => {
    expect(await transmit('f'.repeat(24))).to.equal(null);
    const { id } = await queued();
    const options = { keepUnreached: false, signal: new AbortController().signal };
    expect(await transmitAttempt(world.deps, 'bob', id, options)).to.equal(null);
  });
});
