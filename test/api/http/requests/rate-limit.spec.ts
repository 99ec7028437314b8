import { expect } from 'chai';
import type mongoose from 'mongoose';
import { createHealthHandlers } from '../../../../api/http/handlers/health.js';
import { connectStore } from '../../../../store/base/connect.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { createThingHandlers, THING_PATHS } from '../../../support/api/thing-paths.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startMongo, type TestMongo } from '../../../support/servers/mongo.js';

/** Of its own, and not over before the tests are: one that ends while a test counts would start anew. */
const WINDOW = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000);

describe('[I] rate limit', () => {
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let identity: TestIdentity;
  let apis: TestApi[];

  const start = (limit: number, trustProxy = ''): Promise<TestApi> =>
    startTestApi({
      connection,
      rateWindow: WINDOW,
      issuer: identity.issuer,
      paths: THING_PATHS,
      handlers: {
        ...createThingHandlers({ made: 0 }),
        ...createHealthHandlers({ readiness: () => Promise.reject(new Error('unused')), version: '0' }),
      },
      config: { RATE_LIMIT_PER_MINUTE: limit, TRUST_PROXY: trustProxy },
    });

  before(async () => {
    [mongo, identity] = await Promise.all([startMongo(), startIdentity()]);
    connection = await connectStore(mongo.uri);
  });
  beforeEach(async () => {
    await connection.collection('rate_limits').deleteMany({});
    apis = [];
  });
  afterEach(() => Promise.all(apis.map((api) => api.close())));
  after(async () => {
    await identity.close();
    await connection.close();
    await mongo.stop();
  });

  it('is one budget for all processes, exact under rivalry', async () => {
    apis = [await start(30), await start(30)];
    const authorization = `Bearer ${await identity.token({ sub: 'carol' })}`;
    const calls = Array.from({ length: 50 }, (_, index) =>
      apis[index % 2]?.call('GET', '/things', { headers: { authorization } }),
    );
    const answers = await Promise.all(calls);
    const statuses = answers.map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).to.have.length(30);
    expect(statuses.filter((status) => status === 429)).to.have.length(20);
    const left = answers
      .filter((answer) => answer?.status === 200)
      .map((answer) => Number(answer?.headers['ratelimit-remaining']));
    expect(left.toSorted((a, b) => a - b)).to.deep.equal(Array.from({ length: 30 }, (_, index) => index));
  });

  it('says what is left, and when to come back', async () => {
    apis = [await start(1)];
    const [api] = apis;
    const first = await api?.call('GET', '/public-things');
    expect(first?.headers).to.include({ 'ratelimit-limit': '1', 'ratelimit-remaining': '0' });
    const second = await api?.call('GET', '/public-things');
    expect([second?.status, second?.json]).to.deep.equal([429, { detail: 'Too many requests' }]);
    expect(Number(second?.headers['retry-after'])).to.be.within(1, 60);
    expect(second?.headers['ratelimit-reset']).to.equal(second?.headers['retry-after']);
  });

  it('counts users apart from each other and from their address', async () => {
    apis = [await start(1)];
    const get = async (sub?: string) => {
      const headers: Record<string, string> = sub ? { authorization: `Bearer ${await identity.token({ sub })}` } : {};
      return (await apis[0]?.call('GET', '/things', { headers }))?.status;
    };
    expect([await get('dave'), await get('erin'), await get('dave'), await get(), await get()]).to.deep.equal([
      200, 200, 429, 401, 429,
    ]);
  });

  it('counts bad tokens and unknown paths by address', async () => {
    apis = [await start(2)];
    const bad = { headers: { authorization: 'Bearer a.b.c' } };
    const statuses = [];
    for (const path of ['/things', '/nope', '/things']) statuses.push((await apis[0]?.call('GET', path, bad))?.status);
    expect(statuses).to.deep.equal([401, 404, 429]);
  });

  it('believes X-Forwarded-For only from the proxies it was told of, and counts IPv6 by /56', async () => {
    apis = [await start(1), await start(1, '1')];
    const [closed, open] = apis;
    const from = (api: TestApi | undefined, address: string) =>
      api?.call('GET', '/public-things', { headers: { 'x-forwarded-for': address } }).then(({ status }) => status);
    expect([await from(closed, '192.0.2.1'), await from(closed, '192.0.2.2')]).to.deep.equal([200, 429]);
    expect([await from(open, '192.0.2.1'), await from(open, '192.0.2.2'), await from(open, '192.0.2.1')]).to.deep.equal(
      [200, 200, 429],
    );
    const groups = ['2001:db8:1:ff00::1', '2001:db8:1:ffff:1::9', '2001:db8:1:fe00::1', '::ffff:192.0.2.2'];
    const statuses = [];
    for (const address of groups) statuses.push(await from(open, address));
    expect(statuses).to.deep.equal([200, 429, 200, 429]);
  });

  it('leaves health probes out, and lets requests pass when the store can not count', async () => {
    const broken = await connectStore(mongo.uri);
    const api = await startTestApi({
      connection: broken,
      issuer: identity.issuer,
      paths: THING_PATHS,
      handlers: {
        ...createThingHandlers({ made: 0 }),
        ...createHealthHandlers({ readiness: () => Promise.reject(new Error('unused')), version: '0' }),
      },
      config: { RATE_LIMIT_PER_MINUTE: 1 },
    });
    apis = [api];
    const live = [await api.call('GET', '/health/live'), await api.call('GET', '/health/live')];
    expect(live.map(({ status, headers }) => [status, headers['ratelimit-limit']])).to.deep.equal([
      [200, undefined],
      [200, undefined],
    ]);
    await broken.close();
    expect((await api.call('GET', '/public-things')).status).to.equal(200);
    expect(api.logLines.map((line) => line['msg'])).to.include('rate limit not counted');
  });
});
