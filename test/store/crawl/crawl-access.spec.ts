import { expect } from 'chai';
import { startStore, type TestStore } from '../../support/store.js';

const now = new Date('2026-06-01T00:00:00Z');
const later = new Date('2999-01-01T00:00:00Z');

describe('[I] crawl access', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('keeps the latest sealed text of a user, until it expires', async () => {
    const { crawlAccess } = running.store;
    await crawlAccess.put('alice', 'access:1', 'sealed', later);
    await crawlAccess.put('alice', 'access:1', 'sealed again', later);
    expect(await crawlAccess.find('alice', 'access:1', now)).to.equal('sealed again');
    expect(await crawlAccess.find('bob', 'access:1', now)).to.equal(null);
    await crawlAccess.put('alice', 'access:2', 'sealed', now);
    expect(await crawlAccess.find('alice', 'access:2', now)).to.equal(null);
  });

  it('keeps that of a schedule until it is removed, by its user alone', async () => {
    const { crawlAccess } = running.store;
    await crawlAccess.put('alice', 'access:schedule:1', 'sealed', null);
    expect(await crawlAccess.find('alice', 'access:schedule:1', later)).to.equal('sealed');
    await crawlAccess.remove('bob', 'access:schedule:1');
    expect(await crawlAccess.find('alice', 'access:schedule:1', now)).to.equal('sealed');
    for (let time = 0; time < 2; time++) await crawlAccess.remove('alice', 'access:schedule:1');
    expect(await crawlAccess.find('alice', 'access:schedule:1', now)).to.equal(null);
  });
});
