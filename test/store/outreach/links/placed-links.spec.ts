import { expect } from 'chai';
import { seedWatchedLinks } from '../../../support/samples/seed-watched-links.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] placed links', () => {
  let db: TestStore;
  before(async () => {
    db = await startStore();
    const given = { name: 'Tools', description: null, keywords: [], workspace_id: 'alice' };
    const { id: campaign_id } = await db.store.campaigns.insert('alice', given, NOW);
    await seedWatchedLinks(db.store, { campaign_id, lead_id: 'b'.repeat(24), long: 'longname' }, NOW);
  });
  after(() => db.stop());

  it('counts what is live and what happened since a day', async () => {
    const since = new Date('2026-05-20T00:00:00.000Z');
    const { total, counts } = await db.store.placedLinks.countSince('alice', since);
    expect([total, counts]).to.deep.equal([5, { live: 3, lost: 1, changed: 1, reclaimed: 0 }]);
    expect((await db.store.placedLinks.countSince('bob', since)).total).to.equal(0);
  });
});
