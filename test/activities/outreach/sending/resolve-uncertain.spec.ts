import { expect } from 'chai';
import { prepareAttempt } from '../../../../activities/outreach/sending/attempts/prepare-attempt.js';
import { recordOutcome } from '../../../../activities/outreach/sending/attempts/record-attempt-outcome.js';
import { resolveUncertain } from '../../../../activities/outreach/sending/resolve-uncertain.js';
import { newSendPlan } from '../../../support/samples/new-send-plan.js';
import { ACCEPTED, createSendingWorld, type SendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

const IMAP = { host: 'imap.press.example', port: 993, secure: true, username: 'ana', mailbox: 'INBOX' };

describe('[I] fate of an uncertain mail', () => {
  let test: TestStore;
  let world: SendingWorld;
  let count = 0;
  before(async () => {
    test = await startStore();
    world = await createSendingWorld(test.store);
    await test.store.senders.update('alice', world.sender.id, { imap: IMAP }, world.clock.now);
  });
  after(() => test.stop());

  const uncertain = async (): Promise<string> => {
    const lead = await world.addLead(`a@fate-${count++}.example`);
    const prepared = await prepareAttempt(world.deps, newSendPlan(world, lead), 'manual');
    if (prepared.kind !== 'ready') throw new Error(prepared.kind);
    await test.store.attempts.beginSending('alice', prepared.attempt.id);
    await recordOutcome(world.deps, prepared.attempt, { result: 'unknown', response: '' });
    return prepared.attempt.id;
  };
  const look = (attempt_id: string, found: 'found' | 'absent' | 'unknown') =>
    resolveUncertain({ ...world.deps, findSentMail: async () => found }, { user_id: 'alice', attempt_id });

  it('was sent when it is in the Sent folder', async () => {
    const id = await uncertain();
    expect(await look(id, 'found')).to.deep.equal({ status: 'sent' });
    const attempt = await test.store.attempts.find('alice', id);
    expect(attempt).to.include({ status: 'sent', reason: 'found_in_sent_folder' });
  });

  it('stays uncertain when it does not, or no one can look', async () => {
    const id = await uncertain();
    expect(await look(id, 'absent')).to.deep.equal({ status: 'uncertain' });
    expect(await look(id, 'unknown')).to.deep.equal({ status: 'uncertain' });
  });

  it('leaves alone what is settled, and what is gone', async () => {
    const id = await uncertain();
    const attempt = await test.store.attempts.find('alice', id);
    if (!attempt) throw new Error('It is gone');
    await recordOutcome(world.deps, attempt, ACCEPTED);
    expect(await look(id, 'found')).to.deep.equal({ status: 'sent' });
    expect((await test.store.attempts.find('alice', id))?.reason).to.equal(null);
    expect(await look('f'.repeat(24), 'found')).to.deep.equal({ status: null });
  });
});
