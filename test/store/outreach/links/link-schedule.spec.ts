import { expect } from 'chai';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T00:00:00Z');
const SPACING_MS = 10_000;
const LEASE_MS = 60_000;

describe('[I] schedule of placed links', () => {
  let db: TestStore;
  let campaign_id: string;
  before(async () => {
    db = await startStore();
    const campaign = { name: 'Tools', description: null, keywords: [], workspace_id: 'alice' };
    ({ id: campaign_id } = await db.store.campaigns.insert('alice', campaign, NOW));
    const owner = { user_id: 'alice', campaign_id, created_by: null };
    const link = (page_url: string) => ({
      page_url,
      target_url: 'https://client.example/',
      lead_id: null,
      expected_anchor: null,
      expected_rel: null,
      placed_at: NOW.toISOString(),
      cost: null,
      note: null,
    });
    const pages = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3', 'https://b.example/1'];
    await db.store.placedLinks.insertMany(owner, [...pages, pages[0] ?? ''].map(link), NOW, () => NOW);
  });
  after(() => db.stop());
  const claim = (after: number, limit = 10) =>
    db.store.placedLinks.claimDue({
      now: new Date(NOW.getTime() + after),
      limit,
      lease_ms: LEASE_MS,
      spacing_ms: SPACING_MS,
    });
  const pagesOf = async (ids: readonly string[]) =>
    (await db.store.placedLinks.findAny(ids)).map(({ page_url }) => page_url).sort();

  it('takes one link of each host, and gives the others of a host its next turns', async () => {
    const { ids } = await claim(0);
    const hosts = (await db.store.placedLinks.findAny(ids)).map(({ host }) => host);
    expect(hosts.sort()).to.deep.equal(['a.example', 'b.example']);
    expect(await claim(5_000)).to.deep.equal({ ids: [], next_at: new Date(NOW.getTime() + SPACING_MS).toISOString() });
    const second = await claim(SPACING_MS);
    expect(second.ids).to.have.length(1);
    const third = await claim(2 * SPACING_MS);
    expect(await pagesOf([...ids, ...second.ids, ...third.ids])).to.have.length(4);
  });

  it('takes a link once more whose worker has died', async () => {
    expect((await claim(3 * SPACING_MS)).ids).to.deep.equal([]);
    expect((await claim(LEASE_MS + 2 * SPACING_MS)).ids.length).to.be.greaterThan(0);
  });

  it('plans checks again when the campaign has another frequency', async () => {
    const [found] = (await db.store.placedLinks.list('alice', {}, 1, null)).items;
    if (!found) throw new Error('There is no link');
    const watch = { ...found.watch, checks: 5, state: 'live' as const, last_checked_at: NOW.toISOString() };
    const week = new Date(NOW.getTime() + 7 * 86_400_000);
    await db.store.placedLinks.record(found, { watch, history: [], next_check_at: week }, NOW);
    expect(await db.store.placedLinks.record(found, { watch, history: [], next_check_at: week }, NOW)).to.equal(false);
    await db.store.placedLinks.reschedule('alice', campaign_id, 'daily', NOW);
    const after = await db.store.placedLinks.find('alice', found.id);
    expect(Date.parse(after?.next_check_at ?? '') - NOW.getTime()).to.be.within(0.8 * 86_400_000, 1.2 * 86_400_000);
  });

  it('gives turns of a host that are the spacing apart, however many ask, and none that is too far away', async () => {
    const request = { now: NOW, spacing_ms: SPACING_MS, most_wait_ms: 4 * SPACING_MS };
    const turns = await Promise.all(Array.from({ length: 8 }, () => db.store.hostTurns.reserve('c.example', request)));
    const given = turns.flatMap((at) => (at === null ? [] : [(at.getTime() - NOW.getTime()) / SPACING_MS])).sort();
    expect(given).to.deep.equal([0, 1, 2, 3, 4]);
    expect(await db.store.hostTurns.reserve('d.example', request)).to.deep.equal(NOW);
  });
});
