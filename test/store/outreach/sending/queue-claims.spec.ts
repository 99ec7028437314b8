import { expect } from 'chai';
import { createQueueClaims } from '../../../../store/outreach/sending/queue-claims.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] queue claims', () => {
  let running: TestStore;
  let claims: ReturnType<typeof createQueueClaims>;
  before(async () => {
    running = await startStore();
    claims = createQueueClaims(running.connection);
  });
  after(() => running.stop());

  const campaign_id = 'c'.repeat(24);
  const items = (user_id: string, amount: number) =>
    Array.from({ length: amount }, (_, index) => newQueueItem({ user_id, campaign_id, lead_id: `l${index}` }));
  const idsOf = (given: readonly { id: string }[]) => new Set(given.map(({ id }) => id));

  it('are held by all who come first, and by them again', async () => {
    const all = items('alice', 45);
    expect(await claims.claimMany(all)).to.deep.equal(idsOf(all));
    expect(await claims.claimMany(all)).to.deep.equal(idsOf(all));
    expect(await claims.claimMany(items('bob', 45))).to.have.property('size', 45);
    expect((await claims.waitingLeads('alice')).get(campaign_id)).to.have.length(45);
  });

  it('of many at once go to one for each lead', async () => {
    const rivals = Array.from({ length: 8 }, () => items('carol', 30));
    const held = await Promise.all(rivals.map((given) => claims.claimMany(given)));
    expect(held.reduce((sum, { size }) => sum + size, 0)).to.equal(30);
    for (let lead = 0; lead < 30; lead++) {
      const holders = rivals.filter((given, index) => held[index]?.has(given[lead]?.id ?? ''));
      expect(holders, `l${lead}`).to.have.length(1);
    }
  });

  it('are let go by their items alone', async () => {
    const [first, second] = [items('dan', 3), items('dan', 3)];
    await claims.claimMany(first);
    await claims.releaseEach(second);
    expect(await claims.claimMany(second)).to.have.property('size', 0);
    const [one, ...others] = first;
    if (one) await claims.releaseEach([one]);
    await claims.releaseClaims(others.slice(1).map(({ id }) => id));
    expect(await claims.claimMany(second)).to.deep.equal(idsOf([second[0], second[2]].flatMap((item) => item ?? [])));
  });

  it('are taken over from a process that died before its items were there', async () => {
    const [left, next] = [items('eva', 2), items('eva', 2)];
    await claims.claimMany(left);
    expect(await claims.claimMany(next)).to.have.property('size', 0);
    const claimed_at = new Date(Date.now() - 3_600_000);
    await running.connection.collection('queue_claims').updateMany({ user_id: 'eva' }, { $set: { claimed_at } });
    expect(await claims.claimMany(next)).to.deep.equal(idsOf(next));
  });
});
