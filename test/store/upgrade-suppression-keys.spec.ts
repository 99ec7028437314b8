import { expect } from 'chai';
import { upgradeSuppressionKeys } from '../../store/upgrade-suppression-keys.js';
import { startStore, type TestStore } from '../support/store.js';

const NOW = new Date('2026-06-01T08:00:00Z');

describe('[I] upgrade of suppressions', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  it('has entries found that were kept before, and adds nothing beside them, however often it runs', async () => {
    const emails = ['lee@bücher.example', 'jane.doe@gmail.com', '@old.example'];
    const kept = emails.map((email) => ({
      user_id: 'jo',
      email,
      reason: 'Reply 1',
      source: 'unsubscribe',
      created_at: NOW,
    }));
    await test.connection.collection('suppressions').insertMany(kept);
    await test.connection.collection('upgrades').deleteMany({});
    await Promise.all([1, 2, 3].map(() => upgradeSuppressionKeys(test.connection)));
    const { suppressions } = test.store;
    for (const form of ['lee@xn--bcher-kva.example', 'janedoe@googlemail.com', '@old.example']) {
      expect(await suppressions.findAny('jo', [form]), form).to.include({ source: 'unsubscribe' });
      const again = await suppressions.add('jo', { email: form, reason: null, source: 'manual' }, NOW);
      expect(again).to.deep.include({ inserted: false });
    }
    expect((await suppressions.list('jo', 10, null)).items.map(({ email }) => email).sort()).to.deep.equal(
      emails.sort(),
    );
  });

  it('reads the entries once for all, not at each start', async () => {
    const { suppressions } = test.store;
    await test.connection.collection('upgrades').deleteMany({});
    for (let at = 0; at < 3; at++)
      await suppressions.add('max', { email: `a${at}@new.example`, reason: null, source: 'manual' }, NOW);
    expect(await upgradeSuppressionKeys(test.connection)).to.equal(0);
    expect(await upgradeSuppressionKeys(test.connection)).to.equal(null);
    await test.store.ensure();
    expect(await test.connection.collection('upgrades').countDocuments()).to.equal(1);
  });
});
