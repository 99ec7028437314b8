import { expect } from 'chai';
import { stopCampaignWork } from '../../../../api/outreach/campaigns/stop-campaign-work.js';
import { createRecordingGateway } from '../../../support/api/operations-api.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { newQueueItem } from '../../../support/samples/new-queue-item.js';
import { startStore, type TestStore } from '../../../support/store.js';

const [MINE, OTHER] = ['a'.repeat(24), 'b'.repeat(24)];

describe('[I] end of a campaign’s work', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  it('ends what waits for it and nothing of another, however often', async () => {
    const gateway = createRecordingGateway();
    const { followUps, queueItems } = test.store;
    const planned = [MINE, OTHER].map((campaign_id) => newFollowUp({ campaign_id }));
    for (const each of planned) await followUps.insert({ ...each, user_id: 'alice', sender_id: 'c'.repeat(24) });
    const items = [MINE, OTHER].map((campaign_id) => newQueueItem({ campaign_id, user_id: 'alice' }));
    await queueItems.insertMany(items);
    for (const _ of [1, 2]) await stopCampaignWork({ ...test.store, gateway }, 'alice', MINE);
    const statuses = await Promise.all(planned.map(async ({ id }) => (await followUps.find('alice', id))?.status));
    expect(statuses).to.deep.equal(['cancelled', 'scheduled']);
    expect(gateway.looks).to.deep.equal([`look ${planned[0]?.id}`]);
    const stored = await test.connection.collection('queue_items').find().sort({ campaign_id: 1 }).toArray();
    expect(stored.map(({ status }) => status)).to.deep.equal(['cancelled', 'waiting']);
  });
});
