import { expect } from 'chai';
import { MAX_OWNERSHIPS } from '../../../domain/ownership/ownership.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const SITE = { site: 'site.example', origin: 'https://www.site.example' };

describe('[I] ownerships repository', () => {
  let running: TestStore;
  let ownerships: Store['ownerships'];
  before(async () => {
    running = await startStore();
    ownerships = running.store.ownerships;
  });
  after(() => running.stop());

  it('starts one of each site and user, also of two that come at once', async () => {
    const both = await Promise.all([1, 2].map(() => ownerships.start('alice', SITE, NOW)));
    expect(both.map((each) => each?.inserted).sort()).to.deep.equal([false, true]);
    expect(both[0]?.ownership.id).to.equal(both[1]?.ownership.id);
    const bob = await ownerships.start('bob', SITE, NOW);
    expect(bob?.inserted).to.equal(true);
    expect(await ownerships.list('alice')).to.have.length(1);
    expect(await ownerships.findBySite('alice', 'other.example')).to.equal(null);
  });

  it('notes what checks came to: what can no longer be proved is not verified', async () => {
    const id = (await ownerships.findBySite('alice', SITE.site))?.id ?? '';
    const noted = await ownerships.noteCheck('alice', id, 'dns', NOW);
    expect(noted).to.include({ method: 'dns', verified_at: NOW.toISOString(), checked_at: NOW.toISOString() });
    const lost = await ownerships.noteCheck('alice', id, null, NOW);
    expect(lost).to.include({ method: null, verified_at: null, checked_at: NOW.toISOString() });
    expect(await ownerships.noteCheck('bob', id, 'dns', NOW)).to.equal(null);
    expect(await ownerships.find('bob', id)).to.equal(null);
    expect(await ownerships.remove('bob', id)).to.equal(false);
    expect(await ownerships.remove('alice', id)).to.equal(true);
    expect(await ownerships.find('alice', id)).to.equal(null);
  });

  it('takes as many as a user may have', async () => {
    for (let at = 0; at < MAX_OWNERSHIPS; at++)
      await ownerships.start('carol', { ...SITE, site: `${at}.example` }, NOW);
    expect(await ownerships.start('carol', SITE, NOW)).to.equal(null);
  });
});
