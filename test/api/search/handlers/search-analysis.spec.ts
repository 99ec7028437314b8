import { expect } from 'chai';
import { DomainError } from '../../../../domain/base/errors.js';
import type { OperationError } from '../../../../domain/operations/operations.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { stubIndexReport } from '../../../support/samples/inspected-page.js';
import { searchResult } from '../../../support/samples/search-results.js';

const PERFORMANCE = '/api/seo/searchconsole/analyze-search-performance';
const OPPORTUNITIES = '/api/seo/searchconsole/content-opportunities';
const INSPECTION = '/api/seo/searchconsole/inspect-index';
const TYPES = { [PERFORMANCE]: 'search_performance', [OPPORTUNITIES]: 'content_opportunities' } as const;
const PATHS = [PERFORMANCE, OPPORTUNITIES] as const;
const site_url = 'https://www.example.com/';

describe('[I] search analysis handlers', () => {
  let running: OperationsApi;
  before(async () => {
    running = await startOperationsApi();
    const sealed = { access_token: 'sealed', refresh_token: null, expires_at: '2100-01-01T00:00:00Z' };
    for (const user_id of ['alice', 'expired']) {
      const place = { user_id, platform: 'searchconsole' } as const;
      await running.store.connections.connect(place, { ...sealed, scopes: [] }, new Date());
    }
    await running.store.connections.markExpired('expired', 'searchconsole', 'The grant was taken back', 1);
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = async (path: string, body: unknown, { user = 'alice', plan = 'premium', prefer = 'wait=10' } = {}) =>
    running.api.call('POST', path, { headers: { ...(await running.as(user, plan)), prefer }, body });
  const endWith = (ending: { result: unknown } | { error: OperationError }) => {
    running.gateway.onStart = (operation) =>
      endOperation(running.store, operation, 'error' in ending ? 'failed' : 'completed', ending);
  };

  it('start with their defaults, and as told', async () => {
    const prefer = 'respond-async';
    await post(PERFORMANCE, { site_url: 'www.example.com' }, { prefer });
    await post(OPPORTUNITIES, { site_url, min_impressions: 5, date_range_days: 7 }, { prefer });
    expect(running.gateway.started.map(({ type, input, site }) => ({ type, input, site }))).to.deep.equal([
      {
        type: 'search_performance',
        site: 'example.com',
        input: { site_url, date_range_days: 90, include_opportunities: true },
      },
      {
        type: 'content_opportunities',
        site: 'example.com',
        input: { site_url, date_range_days: 7, min_impressions: 5, limit: 30, hours_per_week: 10 },
      },
    ]);
  });

  it('inspect as many pages as were asked for, or as the last time', async () => {
    const prefer = 'respond-async';
    await post(INSPECTION, { site_url }, { prefer });
    await post(INSPECTION, { site_url, max_urls: 2_000, property: 'sc-domain:example.com' }, { prefer });
    expect(running.gateway.started.map(({ type, input }) => ({ type, input }))).to.deep.equal([
      { type: 'index_inspection', input: { site_url } },
      { type: 'index_inspection', input: { site_url, max_urls: 2_000, property: 'sc-domain:example.com' } },
    ]);
    for (const max_urls of [-1, 2_001, 1.5, '5'])
      expect((await post(INSPECTION, { site_url, max_urls }, { prefer })).status, String(max_urls)).to.equal(422);
    expect((await post(INSPECTION, { site_url }, { plan: 'free' })).status).to.equal(402);
    expect((await post(INSPECTION, { site_url }, { user: 'nobody' })).status).to.equal(409);
    endWith({ result: stubIndexReport() });
    const answer = await post(INSPECTION, { site_url });
    expect([answer.status, answer.json]).to.deep.equal([200, stubIndexReport()]);
    endWith({ error: { code: 'not_found', detail: 'No access to this property' } });
    expect((await post(INSPECTION, { site_url, max_urls: 1 })).status).to.equal(404);
  });

  it('take the property to read beside the site, which it has to cover', async () => {
    const prefer = 'respond-async';
    for (const path of PATHS) {
      await post(path, { site_url, property: 'sc-domain:example.com' }, { prefer });
      const { status, json } = await post(path, { site_url, property: 'sc-domain:other.example' }, { prefer });
      expect(status).to.equal(422);
      expect(JSON.stringify(json)).to.contain('does not cover https://www.example.com/').and.to.contain('"property"');
    }
    for (const { input } of running.gateway.started)
      expect(input).to.deep.include({ site_url, property: 'sc-domain:example.com' });
    expect(running.gateway.started).to.have.length(2);
  });

  it('take a property by the name that Search Console shows', async () => {
    const prefer = 'respond-async';
    for (const path of PATHS) await post(path, { site_url: 'SC-Domain:Shop.Example' }, { prefer });
    await post(PERFORMANCE, { site_url: 'https://shop.example/blog/' }, { prefer });
    const named = { site_url: 'https://shop.example/', property: 'sc-domain:shop.example' };
    const [first, second, prefix] = running.gateway.started;
    expect([first?.site, second?.site, prefix?.site]).to.deep.equal(Array(3).fill('shop.example'));
    expect(first?.input).to.deep.include(named);
    expect(second?.input).to.deep.include(named);
    expect(prefix?.input).to.include({ site_url: 'https://shop.example/blog/' }).and.to.not.have.property('property');
  });

  for (const path of PATHS) {
    it(`${path} answers as the contract says`, async () => {
      const result = await searchResult(TYPES[path]);
      endWith({ result });
      const answer = await post(path, { site_url });
      expect(answer.status, answer.text).to.equal(200);
      expect(answer.json).to.deep.equal(result);
    });

    it(`${path} answers so too where there is nothing`, async () => {
      endWith({ result: await searchResult(TYPES[path], []) });
      const answer = await post(path, { site_url });
      expect(answer.status, answer.text).to.equal(200);
    });

    it(`${path} is for plans that hold it, and for who is signed in`, async () => {
      expect((await post(path, { site_url }, { plan: 'free' })).status).to.equal(402);
      expect((await running.api.call('POST', path, { body: { site_url } })).status).to.equal(401);
    });

    it(`${path} says what to do without access`, async () => {
      const none = await post(path, { site_url }, { user: 'nobody' });
      expect(none.status).to.equal(409);
      expect(none.json)
        .to.have.property('detail')
        .that.matches(/^Not connected: .*\/api\/integrations\/searchconsole\/connect$/);
      const ended = await post(path, { site_url }, { user: 'expired' });
      expect(ended.status).to.equal(409);
      expect(ended.json).to.have.property('detail').that.contains('has ended: connect again');
      expect(running.gateway.started).to.deep.equal([]);
    });

    it(`${path} finds out on the way that there is no property, or no access any more`, async () => {
      endWith({ error: { code: 'not_found', detail: 'No property for it' } });
      const missing = await post(path, { site_url });
      expect([missing.status, missing.json]).to.deep.equal([404, { detail: 'No property for it' }]);
      endWith({ error: { code: 'connection_expired', detail: 'Access has ended' } });
      expect((await post(path, { site_url })).status).to.equal(409);
      endWith({ error: { code: 'dependency_unavailable', detail: 'It is down' } });
      expect((await post(path, { site_url })).status).to.equal(503);
    });
  }

  it('answers with dimensions that failed alone', async () => {
    const refuse = ({ dimensions }: { dimensions: string[] }) =>
      dimensions.length === 1 ? new DomainError('timeout', 'No response') : null;
    endWith({ result: await searchResult('search_performance', undefined, refuse) });
    const answer = await post(PERFORMANCE, { site_url });
    expect(answer.status, answer.text).to.equal(200);
    expect(answer.json).to.include({ status: 'partial' });
    expect(answer.json).to.have.nested.property('keyword_performance.error.code', 'timeout');
  });

  const bad: [path: string, body: object, place: string, type: string][] = [
    [PERFORMANCE, {}, 'site_url', 'missing'],
    [PERFORMANCE, { site_url, date_range_days: 6 }, 'date_range_days', 'greater_than_equal'],
    [PERFORMANCE, { site_url, date_range_days: 481 }, 'date_range_days', 'less_than_equal'],
    [PERFORMANCE, { site_url, min_impressions: 5 }, 'min_impressions', 'extra_forbidden'],
    [PERFORMANCE, { site_url: 'http://10.0.0.1/' }, 'site_url', 'url_not_allowed'],
    [PERFORMANCE, { site_url: 'sc-domain:10.0.0.1' }, 'site_url', 'url_not_allowed'],
    [PERFORMANCE, { site_url: 'sc-domain:shop' }, 'site_url', 'url_not_allowed'],
    [OPPORTUNITIES, { site_url, min_impressions: 0 }, 'min_impressions', 'greater_than_equal'],
    [OPPORTUNITIES, { site_url, include_opportunities: true }, 'include_opportunities', 'extra_forbidden'],
  ];
  for (const [path, body, place, type] of bad) {
    it(`refuse ${JSON.stringify(body)} at ${place}`, async () => {
      const { status, json } = await post(path, body);
      expect(status).to.equal(422);
      expect(json).to.have.nested.property('detail[0].type', type);
      expect(json).to.have.deep.nested.property('detail[0].loc', ['body', place]);
    });
  }
});
