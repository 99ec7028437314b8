import { expect } from 'chai';
import { openOutreachRefresh } from '../../../../store/outreach/campaigns/outreach-refresh.js';
import { startStore, type TestStore } from '../../../support/store.js';
import { until } from '../../../support/until.js';

const CAMPAIGN = '1'.repeat(24);

describe('[I] outreach refresh', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const summary = (user_id: string) => running.connection.collection('outreach_summaries').findOne({ user_id });
  const refreshed = (user: string): Promise<void> =>
    until(`the campaign of ${user} is counted`, async () => Boolean((await summary(user))?.['settled_at']));
  const putLead = (user_id: string) =>
    running.connection
      .collection('leads')
      .insertOne({ user_id, campaign_id: CAMPAIGN, slice: 'old', website_key: 'a.example', status: 'discovered' });

  it('is one for each connection', () => {
    expect(openOutreachRefresh(running.connection)).to.equal(openOutreachRefresh(running.connection));
  });

  it('counts in the background when much has changed, anyone who notices it', async () => {
    await putLead('alice');
    const { touched: affected } = openOutreachRefresh(running.connection);
    affected('alice', CAMPAIGN, 600);
    expect(await summary('alice')).to.equal(null);
    affected('alice', CAMPAIGN, 600);
    await refreshed('alice');
    const [slice] = await running.connection.collection('outreach_slices').find({ user_id: 'alice' }).toArray();
    expect(slice).to.deep.include({ kind: 'leads', slice: 'old', size: 1 });
  });

  it('continues after a count that failed', async () => {
    const { touched: affected } = openOutreachRefresh(running.connection);
    // No campaign of such a name can be counted: the database refuses it.
    affected('bea', { $where: '1' } as unknown as string, 1_000);
    await putLead('bea');
    affected('bea', CAMPAIGN, 1_000);
    await refreshed('bea');
  });

  it('begins nothing for a campaign that is gone', async () => {
    const { touched: affected } = openOutreachRefresh(running.connection);
    affected('gone', CAMPAIGN, 1_000);
    await putLead('carl');
    affected('carl', CAMPAIGN, 1_000);
    // One after the other: the first is over by then.
    await refreshed('carl');
    expect(await summary('gone')).to.equal(null);
  });
});
