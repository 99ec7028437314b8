import { expect } from 'chai';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { Store } from '../../../../store/index.js';
import { newOperation } from '../../../support/operations.js';
import { readRecords } from '../../../support/secret-places.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date();
const LATER = new Date(NOW.getTime() + 3_600_000);
const CANARY = 'canary-of-a-mail';
const NAMED = { workspace_id: 'alice', name: 'Bees', description: null, keywords: [] };

describe('[I] what a campaign leaves outside of its records', () => {
  let running: TestStore;
  let store: Store;
  before(async () => {
    running = await startStore();
    store = running.store;
  });
  after(() => running.stop());

  /** A send that has ended, its answer under a key, an event of a webhook; `canary` is in all of them. */
  async function leave(user_id: string, campaign_id: string, canary: string): Promise<string> {
    const operation = newOperation({
      user_id,
      type: 'send_outreach',
      site: `${canary}.example`,
      input: { campaign_id, lead_id: 'l', subject: canary, body: canary },
    });
    await store.operations.insert(operation);
    await store.operations.reportProgress(user_id, operation.id, { done: 1, total: 100, phase: 'x', message: canary });
    await store.artifacts.put(user_id, resultKey(operation.id), { body: canary, campaign_id });
    await store.operations.finish(user_id, operation.id, { status: 'completed', error: null, has_result: true });
    for (const [route, body] of [
      ['/outreach/send', JSON.stringify({ campaign_id, body: canary })],
      [`/campaigns/${campaign_id}/leads`, canary],
    ] as const) {
      const scope = { user_id, method: 'POST', route, key: `key of ${operation.id}` };
      const claim = { fingerprint: 'f', now: NOW, expiresAt: LATER, staleBefore: NOW };
      const claimed = await store.idempotency.claim(scope, claim);
      const answer = { status: 200, headers: {}, body };
      if (claimed.kind === 'claimed') await store.idempotency.complete(scope, claimed.claimId, answer);
    }
    const data = { campaign_id, from_email: `ana@${canary}.example` };
    const event = { user_id, key: `e:${operation.id}`, type: 'reply.received' as const, at: NOW.toISOString(), data };
    await store.webhookDeliveries.add('a'.repeat(24), event, NOW);
    return operation.id;
  }
  const found = async (text: string) =>
    [...(await readRecords(running.connection))].flatMap(([place, records]) => (records.includes(text) ? [place] : []));

  it('is emptied or gone, of this campaign and this user alone, however often it is asked for', async () => {
    const { id } = await store.campaigns.insert('alice', NAMED, NOW);
    const mine = await leave('alice', id, CANARY);
    const other = (await store.campaigns.insert('alice', NAMED, NOW)).id;
    await leave('alice', other, 'kept-of-alice');
    await leave('bob', id, 'kept-of-bob');
    expect(await found(CANARY)).to.have.length(5);
    for (const _ of [1, 2]) await store.campaignErasures.erase('alice', id);
    expect(await found(CANARY)).to.deep.equal([]);
    expect(await store.operations.find('alice', mine)).to.deep.include({
      status: 'completed',
      has_result: false,
      input: { campaign_id: id },
    });
    for (const kept of ['kept-of-alice', 'kept-of-bob']) expect(await found(kept)).to.have.length(5);
  });

  it('ends what still runs, and no later end of it counts', async () => {
    const { id } = await store.campaigns.insert('alice', NAMED, NOW);
    const operation = newOperation({ type: 'discover_opportunities', input: { campaign_id: id, keyword: CANARY } });
    await store.operations.insert(operation);
    await store.operations.markRunning('alice', operation.id);
    await store.campaignErasures.erase('alice', id);
    const late = { status: 'completed' as const, error: null, has_result: true };
    expect(await store.operations.finish('alice', operation.id, late)).to.equal(false);
    expect(await store.operations.isErased('alice', operation.id)).to.equal(true);
    expect(await store.operations.find('alice', operation.id)).to.deep.include({
      status: 'cancelled',
      has_result: false,
      input: { campaign_id: id },
    });
  });
});
