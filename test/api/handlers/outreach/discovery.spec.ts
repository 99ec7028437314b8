import { expect } from 'chai';
import { endOperation } from '../../../support/operations-api.js';
import { faultsOf, type OutreachApi, startOutreachApi } from '../../../support/outreach-api.js';
import { NO_ID } from '../../../support/outreach-paths.js';

const NOTHING = { results: [], saved_to_campaign: 0, save_failed: 0, warnings: [] };

describe('[I] handler of discovery', () => {
  let running: OutreachApi;
  before(async () => {
    running = await startOutreachApi();
  });
  beforeEach(() => {
    running.gateway.reset();
    running.gateway.onStart = (operation) => endOperation(running.store, operation, 'completed', { result: NOTHING });
  });
  after(() => running.stop());
  const discover = (body: object, user?: string) => running.call('POST', '/discover/deep', body, user);

  it('starts the search with its words tidied and its defaults filled in', async () => {
    expect((await discover({ keyword: '  garden   tools ' })).status).to.equal(200);
    expect(running.gateway.started[0]?.input).to.deep.equal({
      ...{ keyword: 'garden tools', campaign_id: null, max_results: 20, save_to_campaign: false },
    });
  });

  it('takes no more than fifty results, and at least one', async () => {
    const statuses = [];
    for (const max_results of [0, 1, 50, 51]) statuses.push((await discover({ keyword: 'bees', max_results })).status);
    expect(statuses).to.deep.equal([422, 200, 200, 422]);
  });

  it('saves only to a campaign that is the caller’s', async () => {
    const asked = { keyword: 'bees', save_to_campaign: true };
    expect(faultsOf(await discover(asked))).to.deep.equal([['body.campaign_id', 'missing']]);
    expect((await discover({ ...asked, campaign_id: NO_ID })).status).to.equal(404);
    const { id } = await running.newCampaign();
    expect((await discover({ ...asked, campaign_id: id }, 'bob')).status).to.equal(404);
    expect((await discover({ ...asked, campaign_id: id })).status).to.equal(200);
    expect(running.gateway.started).to.have.length(1);
  });

  it('says so when nothing is set up to search with', async () => {
    const bare = await startOutreachApi({ canSearch: false });
    try {
      const answer = await bare.call('POST', '/discover/deep', { keyword: 'bees' });
      expect(answer.status).to.equal(503);
      expect(answer.json).to.include({ detail: 'No search provider is configured' });
    } finally {
      await bare.stop();
    }
  });
});
