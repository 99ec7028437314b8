import { expect } from 'chai';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00Z');

describe('[I] migration 0001-suppression-keys', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  it('has entries found that were stored without keys, and adds nothing beside them', async () => {
    const emails = ['lee@bücher.example', 'jane.doe@gmail.com', '@old.example'];
    const stored = emails.map((email) => ({
      user_id: 'jo',
      email,
      reason: 'Reply 1',
      source: 'unsubscribe',
      created_at: NOW,
    }));
    await test.connection.collection('suppressions').insertMany(stored);
    await test.connection.collection('migrations').deleteMany({});
    await test.store.ensure();
    const { suppressions } = test.store;
    for (const form of ['lee@xn--bcher-kva.example', 'janedoe@googlemail.com', '@old.example']) {
      expect(await suppressions.findAny('jo', [form]), form).to.include({ source: 'unsubscribe' });
      const again = await suppressions.add('jo', { email: form, reason: null, source: 'manual' }, NOW);
      expect(again).to.deep.include({ inserted: false });
    }
    expect((await suppressions.list('jo', 10, null)).items.map(({ email }) => email).sort()).to.deep.equal(
      emails.sort(),
    );
    const record = await test.connection.collection('migrations').findOne({});
    expect(record).to.include({ _id: '0001-suppression-keys', state: 'done', changed: 3 });
  });
});
