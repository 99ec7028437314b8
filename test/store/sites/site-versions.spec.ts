import { expect } from 'chai';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] site versions repository', () => {
  let running: TestStore;
  let versions: Store['siteVersions'];
  before(async () => {
    running = await startStore();
    versions = running.store.siteVersions;
  });
  after(() => running.stop());

  it('rises with the site and with what all sites share, and with nothing of others', async () => {
    expect(await versions.read('alice', 'a.example')).to.equal(0);
    await versions.raise('alice', 'a.example');
    await versions.raise('alice', null);
    await versions.raise('alice', 'b.example');
    await versions.raise('bob', 'a.example');
    expect(await versions.read('alice', 'a.example')).to.equal(2);
    expect(await versions.read('alice', 'c.example')).to.equal(1);
    expect([await versions.total('alice'), await versions.total('nobody')]).to.deep.equal([3, 0]);
  });

  it('loses none of many at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => versions.raise('race', 'a.example')));
    expect(await versions.read('race', 'a.example')).to.equal(20);
  });
});
