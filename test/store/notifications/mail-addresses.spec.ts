import { expect } from 'chai';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] mail addresses repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('keeps the last address that was verified, and forgets it when it no longer is', async () => {
    const { mailAddresses } = running.store;
    await Promise.all([1, 2, 3].map(() => mailAddresses.note('alice', 'old@a.example', NOW)));
    await mailAddresses.note('alice', 'alice@a.example', NOW);
    expect(await mailAddresses.find('alice')).to.equal('alice@a.example');
    await mailAddresses.note('alice', null, NOW);
    expect(await mailAddresses.find('alice')).to.equal(null);
  });

  it('lists people in slices, and none whose account was erased', async () => {
    const { mailAddresses, userErasures } = running.store;
    for (const user of ['c', 'a', 'd', 'b']) await mailAddresses.note(user, `${user}@a.example`, NOW);
    await userErasures.erase('d');
    expect(await mailAddresses.listPeople(null, 2)).to.deep.equal(['a', 'b']);
    expect(await mailAddresses.listPeople('b', 2)).to.deep.equal(['c']);
  });
});
