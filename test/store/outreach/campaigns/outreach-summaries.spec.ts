import { expect } from 'chai';
import { createOutreachSummaries } from '../../../../store/outreach/campaigns/outreach-summaries.js';
import { sumTallies } from '../../../../store/outreach/campaigns/tally.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';
import { startStore, type TestStore } from '../../../support/store.js';
import { until } from '../../../support/until.js';

const NOW = new Date('2026-06-03T08:00:00.000Z');
const [ONE, TWO] = ['1'.repeat(24), '2'.repeat(24)];

describe('[I] outreach summaries', () => {
  let running: TestStore;
  let summaries: ReturnType<typeof createOutreachSummaries>;
  before(async () => {
    running = await startStore();
    summaries = createOutreachSummaries(running.connection);
  });
  after(() => running.stop());

  const addLeads = (user: string, campaign: string, from: number, count: number) => {
    const leads = Array.from({ length: count }, (_, index) => keyedLead(`site${from + index}.example`));
    return running.store.leads.insertMany(user, campaign, leads, NOW);
  };
  const leadsOf = async (user: string, campaign: string) =>
    sumTallies((await summaries.read(user, [campaign])).get(campaign)?.leads ?? {}).counts;
  /** Lets time pass: nothing comes into the slices any more; leads changed long ago, and were counted after that. */
  async function age(minutes: number, user_id: string): Promise<void> {
    const ago = (more: number) => new Date(Date.now() - (minutes + more) * 60_000);
    const collection = (name: string) => running.connection.collection(name);
    await collection('outreach_slices').updateMany({ user_id }, { $set: { unsettled_until: ago(5) } });
    await summaries.read(user_id, [ONE]);
    const moved = { user_id, changed_at: { $ne: null } };
    await collection('leads').updateMany(moved, { $set: { changed_at: ago(5) } });
    await collection('outreach_slices').updateMany({ user_id }, { $set: { counted_at: ago(0) } });
    await collection('outreach_summaries').updateMany({ user_id }, { $set: { settled_at: ago(0) } });
  }
  const summaryOf = (user_id: string) => running.connection.collection('outreach_summaries').findOne({ user_id });

  it('count again only what has changed since', async () => {
    await addLeads('alice', ONE, 0, 1_000);
    await addLeads('alice', ONE, 1_000, 10);
    expect(await leadsOf('alice', ONE)).to.deep.equal({ discovered: 1_010 });
    await age(30, 'alice');
    // Behind the back of the store: nothing says that it has changed, so the slice is not looked at.
    await running.connection
      .collection('leads')
      .updateMany({ domain: 'site0.example' }, { $set: { status: 'placed' } });
    expect(await leadsOf('alice', ONE)).to.deep.equal({ discovered: 1_010 });
    const all = await running.store.leads.all('alice', ONE);
    const some = all.find(({ domain }) => domain === 'site1005.example');
    await running.store.leads.setStatus('alice', ONE, some?.id ?? '', 'replied', 'user', NOW);
    expect(await leadsOf('alice', ONE)).to.deep.equal({ discovered: 1_009, replied: 1 });
    const other = all.find(({ domain }) => domain === 'site1.example');
    await running.store.leads.setStatus('alice', ONE, other?.id ?? '', 'replied', 'user', NOW);
    expect(await leadsOf('alice', ONE)).to.deep.equal({ discovered: 1_007, placed: 1, replied: 2 });
  });

  it('read no record of a slice that was full, however new the campaign is', async () => {
    await addLeads('amy', ONE, 0, 1_001);
    const counted = { user_id: 'amy', tally: { $ne: null } };
    const slices = running.connection.collection('outreach_slices');
    await until('the full slice is counted', async () => (await slices.countDocuments(counted)) > 0);
    // Behind the back of the store, in both slices.
    await running.connection.collection('leads').updateMany({ user_id: 'amy' }, { $set: { status: 'placed' } });
    expect(await leadsOf('amy', ONE)).to.deep.equal({ discovered: 1_000, placed: 1 });
  });

  it('count a campaign whole that has records without a slice of their own, once', async () => {
    const record = { user_id: 'ann', campaign_id: ONE, slice: '2026-01-01', status: 'discovered' };
    const leads = running.connection.collection('leads');
    await leads.insertMany([1, 2].map((number) => ({ ...record, website_key: `old${number}.example` })));
    await addLeads('ann', ONE, 0, 2);
    expect(await leadsOf('ann', ONE)).to.deep.equal({ discovered: 4 });
    await leads.updateMany({ user_id: 'ann' }, { $set: { status: 'placed' } });
    expect(await leadsOf('ann', ONE)).to.deep.equal({ discovered: 2, placed: 2 });
    // A process of an older making is still at work.
    await leads.insertOne({ ...record, slice: '2026-01-02', website_key: 'old3.example', changed_at: new Date() });
    expect(await leadsOf('ann', ONE)).to.deep.equal({ discovered: 3, placed: 2 });
  });

  it('see a change that was stamped before the last count and came in after it', async () => {
    await addLeads('bea', ONE, 0, 3);
    await leadsOf('bea', ONE);
    const changed_at = new Date(Date.now() - 20_000);
    const late = { $set: { status: 'contacted', changed_at } };
    await running.connection.collection('leads').updateOne({ user_id: 'bea' }, late);
    expect(await leadsOf('bea', ONE)).to.deep.equal({ discovered: 2, contacted: 1 });
  });

  it('keep campaigns and users apart, and read many at once', async () => {
    await addLeads('carol', ONE, 0, 2);
    await addLeads('carol', TWO, 0, 3);
    await addLeads('cleo', ONE, 0, 4);
    const read = await summaries.read('carol', [TWO, ONE]);
    const counts = [ONE, TWO].map((id) => sumTallies(read.get(id)?.leads ?? {}).counts);
    expect(counts).to.deep.equal([{ discovered: 2 }, { discovered: 3 }]);
    expect(await leadsOf('cleo', ONE)).to.deep.equal({ discovered: 4 });
    expect((await summaries.read('carol', [])).size).to.equal(0);
  });

  it('are dated anew from time to time though nothing changes, and not written otherwise', async () => {
    await addLeads('eva', ONE, 0, 1);
    await age(5, 'eva');
    const before = (await summaryOf('eva'))?.['version'];
    await leadsOf('eva', ONE);
    expect((await summaryOf('eva'))?.['version']).to.equal(before);
    const settled_at = new Date(Date.now() - 30 * 60_000);
    await running.connection.collection('outreach_summaries').updateMany({ user_id: 'eva' }, { $set: { settled_at } });
    const readAt = Date.now();
    await leadsOf('eva', ONE);
    const summary = await summaryOf('eva');
    expect(summary?.['version']).to.equal(before + 1);
    expect(summary?.['settled_at'].getTime()).to.be.greaterThan(readAt - 120_000);
    expect(await leadsOf('eva', ONE)).to.deep.equal({ discovered: 1 });
  });

  it('are right in the end, anyone who counts while records come, move and go', async () => {
    const { leads } = running.store;
    const statuses = ['contacted', 'replied', 'placed', 'bounced'] as const;
    const work = async (worker: number) => {
      for (let round = 0; round < 4; round++) {
        await addLeads('fay', ONE, worker * 1_000 + round * 10, 5);
        const own = (await leads.all('fay', ONE)).filter(({ domain }) => domain.startsWith(`site${worker}`));
        const some = own.slice(0, 3);
        const status = statuses[(worker + round) % 4] ?? 'placed';
        await leads.setStatusMany(
          'fay',
          ONE,
          some.map(({ id }) => id),
          status,
          NOW,
        );
        if (round % 2 === 1) await leads.remove('fay', ONE, some[0]?.id ?? '');
        await leadsOf('fay', ONE);
      }
    };
    await Promise.all([1, 2, 3].map(work));
    const { total, ...counts } = (await countedCampaign('fay')) ?? {};
    expect(total).to.equal(3 * (4 * 5 - 2));
    const summed = await leadsOf('fay', ONE);
    expect({ ...Object.fromEntries(Object.keys(counts).map((name) => [name, 0])), ...summed }).to.deep.equal(counts);
  });

  /** Counted by the database, one by one. */
  async function countedCampaign(user_id: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = { total: 0 };
    for await (const { status } of running.connection.collection('leads').find({ user_id })) {
      counts[status] = (counts[status] ?? 0) + 1;
      counts['total'] = (counts['total'] ?? 0) + 1;
    }
    return counts;
  }
});
