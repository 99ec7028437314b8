import { expect } from 'chai';
import type { components } from '../../../../../api/generated/openapi.js';
import { type OutreachApi, startOutreachApi } from '../../../../support/api/outreach-api.js';

type LinkReport = components['schemas']['LinkReport'];

describe('[I] report of placed links', () => {
  let running: OutreachApi;
  let campaign: string;
  before(async () => {
    running = await startOutreachApi();
    campaign = (await running.newCampaign()).id;
    const link = { page_url: 'https://blog.example/post', target_url: 'https://www.client.example/guide' };
    await running.call('POST', `/campaigns/${campaign}/placed-links`, link);
  });
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);

  it('report by client and month, as JSON and CSV, and begin to print', async () => {
    const { groups } = (await call('GET', '/placed-links/report?months=2')).json as LinkReport;
    expect(groups[0]).to.include({ site: 'client.example', campaign_id: campaign, site_id: null });
    expect(groups[0]?.months).to.have.length(2);
    const csv = await call('GET', `/placed-links/report?format=csv&campaign_id=${campaign}`);
    expect(csv.text).to.contain('site,campaign_id,campaign_name,month').and.to.contain('client.example');
    expect((await call('GET', '/placed-links/report?months=25')).status).to.equal(422);
    const headers = { authorization: await running.token(), prefer: 'respond-async' };
    const path = '/api/v1/backlink-outreach/placed-links/report?format=pdf';
    expect((await running.api.call('GET', path, { headers })).status).to.equal(202);
    expect(running.gateway.started.map(({ type }) => type)).to.deep.equal(['print_report']);
  });
});
