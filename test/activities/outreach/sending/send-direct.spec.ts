import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { closeSend, prepareSend, transmitSend } from '../../../../activities/outreach/sending/send-direct.js';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import { newOperation } from '../../../support/operations.js';
import { createSendingWorld, type SendingWorld } from '../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] activities of a send manually', () => {
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
  });

  interface Given {
    operation: { id: string; user_id: string };
  }
  /** The record that the API has written. */
  const input = async (asked: object = {}): Promise<Given> => {
    const operation = { id: randomBytes(12).toString('hex'), user_id: 'alice' };
    const given = {
      campaign_id: world.campaignId,
      lead_id: await world.addLead(`a@hand-${count++}.example`),
      workspace_id: 'default',
      subject: 'An idea',
      body: 'Hello',
      sender_id: world.sender.id,
      ...asked,
    };
    await test.store.operations.insert(newOperation({ ...operation, type: 'send_outreach', input: given }));
    return { operation };
  };
  const statusOf = async ({ operation }: Given) =>
    (await test.store.attempts.find('alice', operation.id))?.status ?? null;
  const signal = new AbortController().signal;

  it('send once though every step is run twice', async () => {
    const given = await input();
    for (const _ of [1, 2]) expect(await prepareSend(world.deps, given)).to.include({ ready: true });
    for (const _ of [1, 2]) expect(await transmitSend(world.deps, given, signal)).to.deep.equal({ status: 'sent' });
    expect(world.begun).to.have.length(1);
  });

  it('close a send that has not begun so that it never will', async () => {
    const given = await input();
    await prepareSend(world.deps, given);
    const error = { code: 'cancelled' as const, detail: 'Cancelled' };
    expect(await closeSend(world.deps, { ...given, error })).to.deep.equal({ status: 'failed' });
    expect(await transmitSend(world.deps, given, signal)).to.deep.equal({ status: 'failed' });
    expect(world.begun).to.deep.equal([]);
  });

  it('leave one uncertain that was on the wire', async () => {
    const given = await input();
    await prepareSend(world.deps, given);
    await test.store.attempts.beginSending('alice', given.operation.id);
    const error = { code: 'internal' as const, detail: 'It was interrupted' };
    expect(await closeSend(world.deps, { ...given, error })).to.deep.equal({ status: 'uncertain' });
    expect(await statusOf(given)).to.equal('uncertain');
  });

  it('record nothing for a lead that is gone', async () => {
    const given = await input({ lead_id: 'f'.repeat(24) });
    expect(await prepareSend(world.deps, given)).to.deep.equal({ ready: false, status: null });
    expect(await statusOf(given)).to.equal(null);
  });

  it('send nothing where the record is gone or was emptied', async () => {
    const gone = { operation: { id: randomBytes(12).toString('hex'), user_id: 'alice' } };
    expect(await prepareSend(world.deps, gone)).to.deep.equal({ ready: false, status: null });
    const given = await input();
    await test.store.campaignErasures.erase('alice', world.campaignId);
    expect(await prepareSend(world.deps, given)).to.deep.equal({ ready: false, status: null });
    expect(await statusOf(given)).to.equal(null);
  });

  it('leave no copy of a mail whose campaign was deleted while it was on the wire', async () => {
    const given = await input();
    await prepareSend(world.deps, given);
    await test.store.campaignErasures.erase('alice', world.campaignId);
    expect(await transmitSend(world.deps, given, signal)).to.deep.equal({ status: 'sent' });
    const key = resultKey(given.operation.id);
    expect(await test.store.artifacts.has('alice', key)).to.equal(false);
    expect(await test.store.operations.find('alice', given.operation.id)).to.include({
      status: 'cancelled',
      has_result: false,
      site: '',
    });
  });
});
