import { expect } from 'chai';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LATER = new Date('2026-06-02T08:00:00.000Z');
const input = (site: string) => ({ site_url: `https://${site}/`, site, competitors: [], target_keywords: ['lamps'] });

describe('[I] sites repository', () => {
  let running: TestStore;
  let sites: Store['sites'];
  before(async () => {
    running = await startStore();
    sites = running.store.sites;
  });
  after(() => running.stop());
  const primaries = async (user: string) =>
    (await sites.list(user)).filter(({ is_primary }) => is_primary).map(({ site }) => site);

  it('keeps a site once for a user, and makes the first one primary', async () => {
    const { site, inserted } = await sites.insert('alice', { ...input('a.example'), created_by: 'sam' }, NOW);
    expect([site, inserted]).to.deep.equal([
      {
        id: site.id,
        user_id: 'alice',
        ...input('a.example'),
        is_primary: true,
        search_property: null,
        audit_schedule: null,
        created_by: 'sam',
        created_at: NOW.toISOString(),
        updated_at: NOW.toISOString(),
      },
      true,
    ]);
    const again = await sites.insert('alice', { ...input('a.example'), target_keywords: ['x'] }, LATER);
    expect(again).to.deep.equal({ site, inserted: false });
    const second = await sites.insert('alice', input('b.example'), LATER);
    expect([second.site.is_primary, second.inserted]).to.deep.equal([false, true]);
    expect((await sites.insert('bob', input('a.example'), NOW)).site.is_primary).to.equal(true);
    expect((await sites.list('alice')).map((one) => one.site)).to.deep.equal(['a.example', 'b.example']);
    expect([await sites.count('alice'), await sites.count('nobody')]).to.deep.equal([2, 0]);
    expect((await sites.findBySite('alice', 'b.example'))?.id).to.equal(second.site.id);
    expect((await sites.primary('alice'))?.id).to.equal(site.id);
    expect(await sites.primary('nobody')).to.equal(null);
  });

  it('names the first sites in order, of those that may be seen', async () => {
    for (const site of ['c.example', 'a.example', 'b.example']) await sites.insert('names', input(site), NOW);
    const namesOf = async (visible: string[] | null, limit: number) =>
      (await sites.listNames('names', visible, limit)).map(({ site }) => site);
    expect(await namesOf(null, 2)).to.deep.equal(['a.example', 'b.example']);
    expect(await namesOf(['c.example', 'other.example'], 2)).to.deep.equal(['c.example']);
    expect(await namesOf([], 2)).to.deep.equal([]);
    const [first] = await sites.listNames('names', null, 1);
    expect(first?.id).to.equal((await sites.findBySite('names', 'a.example'))?.id);
  });

  it('of many first ones at once, one is primary in the end', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `r${index}.example`);
    await Promise.all(names.map((name) => sites.insert('race', input(name), NOW)));
    expect(await primaries('race')).to.have.length(1);
    const twins = await Promise.all(Array.from({ length: 8 }, () => sites.insert('twins', input('t.example'), NOW)));
    expect(twins.filter(({ inserted }) => inserted)).to.have.length(1);
  });

  it('changes what may change, and hands the primary place on', async () => {
    const first = (await sites.insert('carl', input('a.example'), NOW)).site;
    const second = (await sites.insert('carl', input('b.example'), LATER)).site;
    const changed = await sites.update('carl', second.id, { competitors: ['https://c.example/'] }, LATER);
    expect(changed).to.deep.include({ competitors: ['https://c.example/'], target_keywords: ['lamps'] });
    expect((await sites.makePrimary('carl', second.id, LATER))?.is_primary).to.equal(true);
    expect(await primaries('carl')).to.deep.equal(['b.example']);
    expect((await sites.remove('carl', second.id))?.site).to.equal('b.example');
    expect(await primaries('carl')).to.deep.equal(['a.example']);
    expect((await sites.remove('carl', first.id))?.site).to.equal('a.example');
    expect(await sites.remove('carl', first.id)).to.equal(null);
  });

  it('hides them from others, and from ids that are none', async () => {
    const { id } = (await sites.insert('dora', input('a.example'), NOW)).site;
    for (const [user, other] of [
      ['bob', id],
      ['dora', 'a'.repeat(24)],
      ['dora', 'none'],
    ] as const) {
      expect(await sites.find(user, other)).to.equal(null);
      expect(await sites.update(user, other, { competitors: [] }, LATER)).to.equal(null);
      expect(await sites.makePrimary(user, other, LATER)).to.equal(null);
      expect(await sites.remove(user, other)).to.equal(null);
    }
  });

  it('gives every site of everybody for Schedules', async () => {
    const users = new Set<string>();
    for await (const { user_id } of sites.everySite()) users.add(user_id);
    expect([...users]).to.include.members(['alice', 'bob', 'race']);
  });
});
