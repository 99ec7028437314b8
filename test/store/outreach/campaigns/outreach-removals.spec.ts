import { expect } from 'chai';
import { createOutreachRemovals } from '../../../../store/outreach/campaigns/outreach-removals.js';
import { createOutreachSummaries, type Slice } from '../../../../store/outreach/campaigns/outreach-summaries.js';
import { sumTallies } from '../../../../store/outreach/campaigns/tally.js';
import { keyedLead } from '../../../support/samples/keyed-lead.js';
import { startStore, type TestStore } from '../../../support/store.js';
import { until } from '../../../support/until.js';

const NOW = new Date('2026-06-03T08:00:00.000Z');
const CAMPAIGN = '1'.repeat(24);

describe('[I] outreach removals', () => {
  let running: TestStore;
  let removals: ReturnType<typeof createOutreachRemovals>;
  let summaries: ReturnType<typeof createOutreachSummaries>;
  before(async () => {
    running = await startStore();
    removals = createOutreachRemovals(running.connection);
    summaries = createOutreachSummaries(running.connection);
  });
  after(() => running.stop());

  const ownerOf = (user_id: string) => ({ user_id, campaign_id: CAMPAIGN });
  const slices = () => running.connection.collection<Slice>('outreach_slices');
  const countOf = async (user: string) =>
    sumTallies((await summaries.read(user, [CAMPAIGN])).get(CAMPAIGN)?.leads ?? {}).counts;
  /** Full slices are settled at once; the last one stays open. */
  async function fill(user: string, count: number): Promise<void> {
    const leads = Array.from({ length: count }, (_, index) => keyedLead(`site${index}.example`));
    await running.store.leads.insertMany(user, CAMPAIGN, leads, NOW);
    const full = Math.floor(count / 1_000);
    const settled = { user_id: user, tally: { $ne: null } };
    await until('full slices are settled', async () => (await slices().countDocuments(settled)) >= full);
  }

  it('are noticed, whatever was counted before, and let the slices go again', async () => {
    await fill('alice', 1_005);
    expect(await countOf('alice')).to.deep.equal({ discovered: 1_005 });
    const some = { domain: { $in: ['site0.example', 'site1.example', 'site1002.example'] } };
    expect(await removals.remove('leads', ownerOf('alice'), some)).to.equal(3);
    expect(await countOf('alice')).to.deep.equal({ discovered: 1_002 });
    expect(await slices().countDocuments({ user_id: 'alice', unsettled_until: null, size: 998 })).to.equal(1);
    expect(await removals.remove('leads', ownerOf('alice'), some)).to.equal(0);
  });

  it('that are cut off are counted at every read until time is over', async () => {
    await fill('bea', 1_000);
    await countOf('bea');
    await removals.holdAll(ownerOf('bea'));
    expect(await countOf('bea')).to.deep.equal({ discovered: 1_000 });
    // As one would that was on its way and has left no trace.
    await running.connection.collection('leads').deleteOne({ user_id: 'bea' });
    expect(await countOf('bea')).to.deep.equal({ discovered: 999 });
    await slices().updateMany({ user_id: 'bea' }, { $set: { unsettled_until: new Date(Date.now() - 1) } });
    await countOf('bea');
    expect(await slices().countDocuments({ user_id: 'bea', unsettled_until: null, size: 999 })).to.equal(1);
  });

  it('leave a slice open that somebody puts records into', async () => {
    await fill('carol', 3);
    await removals.remove('leads', ownerOf('carol'), { domain: 'site0.example' });
    const [open] = await slices().find({ user_id: 'carol' }).toArray();
    expect(open?.unsettled_until?.getTime()).to.be.greaterThan(Date.now());
    await running.store.leads.insert('carol', CAMPAIGN, keyedLead('late.example'), NOW);
    expect(await countOf('carol')).to.deep.equal({ discovered: 3 });
  });

  it('hold records that no one has counted yet', async () => {
    const record = { ...ownerOf('dan'), slice: 'by-hand', status: 'discovered' };
    const records = [1, 2].map((number) => ({ ...record, website_key: `site${number}.example` }));
    await running.connection.collection('leads').insertMany(records);
    expect(await removals.remove('leads', ownerOf('dan'), { website_key: 'site1.example' })).to.equal(1);
    expect(await countOf('dan')).to.deep.equal({ discovered: 1 });
  });
});
