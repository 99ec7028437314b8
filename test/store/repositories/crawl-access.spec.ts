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
});
