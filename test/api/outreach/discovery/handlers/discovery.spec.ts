import { expect } from 'chai';
import { createDiscoveryHandlers } from '../../../../../api/outreach/discovery/handlers/discovery.js';
import type { DiscoveryResult } from '../../../../../domain/outreach/discovery/discovery.js';
import { createLogger } from '../../../../../platform/logger.js';
import { createRecordingGateway, endOperation } from '../../../../support/api/operations-api.js';
import { readErrors } from '../../../../support/api/outreach-api.js';
import { NO_CAMPAIGN, NO_ID, OUTREACH } from '../../../../support/api/outreach-paths.js';
import { startTestApi, type TestApi } from '../../../../support/api/test-api.js';
import { opportunity } from '../../../../support/samples/opportunity.js';
import { startIdentity, type TestIdentity } from '../../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const FOUND: DiscoveryResult = {
  results: [opportunity()],
  saved_to_campaign: 0,
  skipped: 0,
  save_failed: 0,
  warnings: ['slow'],
};

describe('[I] discovery handler', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  let unset: TestApi;
  const gateway = createRecordingGateway();
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const logger = createLogger({ level: 'silent', service: 'api' });
    const start = (canSearch: boolean) => {
      const handlers = createDiscoveryHandlers({ ...running.store, gateway, logger, canSearch });
      return startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
    };
    [api, unset] = await Promise.all([start(true), start(false)]);
  });
  beforeEach(() => {
    gateway.reset();
    gateway.onStart = (operation) => endOperation(running.store, operation, 'completed', { result: FOUND });
  });
  after(async () => {
    await Promise.all([api.close(), unset.close(), identity.close()]);
    await running.stop();
  });

  const discover = async (body: object, { user = 'alice', on = api, headers = {} } = {}) => {
    const authorization = `Bearer ${await identity.token({ sub: user })}`;
    return on.call('POST', `${OUTREACH}/discover/deep`, { headers: { authorization, ...headers }, body });
  };
  const newCampaign = async (user: string) => {
    const given = { name: 'Spring', description: null, keywords: [], workspace_id: user };
    return (await running.store.campaigns.insert(user, given, new Date())).id;
  };

  it('waits for what is found, twenty sites that are not saved unless told otherwise', async () => {
    const { status, json } = await discover({ keyword: '  hand \n tools ' });
    expect([status, json]).to.deep.equal([200, FOUND]);
    const [started] = gateway.started;
    expect(started?.type).to.equal('discover_opportunities');
    expect(started?.input).to.deep.equal({
      keyword: 'hand tools',
      campaign_id: null,
      max_results: 20,
      save_to_campaign: false,
    });
  });

  it('answers at once where that is asked for', async () => {
    const { status, json } = await discover({ keyword: 'saws' }, { headers: { prefer: 'respond-async' } });
    expect(status).to.equal(202);
    expect(json).to.include({ type: 'discover_opportunities' });
  });

  it('saves to a campaign of one’s own alone', async () => {
    const campaign_id = await newCampaign('alice');
    const asked = { keyword: 'planes', campaign_id, save_to_campaign: true, max_results: 50 };
    expect((await discover(asked)).status).to.equal(200);
    expect(gateway.started[0]?.input).to.deep.equal(asked);
    for (const [body, user] of [
      [asked, 'bob'],
      [{ ...asked, campaign_id: NO_ID }, 'alice'],
    ] as const) {
      const { status, json } = await discover(body, { user });
      expect([status, json]).to.deep.equal([404, NO_CAMPAIGN]);
    }
    expect(gateway.started).to.have.length(1);
  });

  it('accepts keywords of 2 and of 120 characters, and one site', async () => {
    for (const keyword of ['ai', 'x'.repeat(120)])
      expect((await discover({ keyword, max_results: 1 })).status).to.equal(200);
  });

  for (const [what, body, place, type] of [
    ['no keyword', {}, 'keyword', 'missing'],
    ['a long keyword', { keyword: 'x'.repeat(121) }, 'keyword', 'string_too_long'],
    ['a blank keyword', { keyword: '    ' }, 'keyword', 'string_pattern_mismatch'],
    ['no sites', { keyword: 'saws', max_results: 0 }, 'max_results', 'greater_than_equal'],
    ['51 sites', { keyword: 'saws', max_results: 51 }, 'max_results', 'less_than_equal'],
    ['saving without a campaign', { keyword: 'saws', save_to_campaign: true }, 'campaign_id', 'missing'],
  ] as const)
    it(`refuses ${what}`, async () => {
      expect(readErrors(await discover(body))).to.deep.equal([[`body.${place}`, type]]);
      expect(gateway.started).to.deep.equal([]);
    });

  it('refuses a keyword of one character', async () => {
    expect(readErrors(await discover({ keyword: 'x' }))).to.deep.equal([
      ['body.keyword', 'string_too_short'],
      ['body.keyword', 'string_pattern_mismatch'],
    ]);
  });

  it('says that no provider is set up', async () => {
    const { status, json } = await discover({ keyword: 'saws' }, { on: unset });
    expect([status, json]).to.deep.equal([503, { detail: 'No search provider is configured' }]);
    expect(gateway.started).to.deep.equal([]);
  });
});
