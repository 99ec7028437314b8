import { expect } from 'chai';
import { endedAccess } from '../../domain/search/no-access.js';
import type { CallOptions } from '../support/api/platform-call.js';
import { connectByProgram } from '../support/browser/connect-by-program.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { readProjectFile } from '../support/project-files.js';
import { TEST_KEY } from '../support/search-console.js';
import { type ProviderServers, startProviderServers } from '../support/servers/provider-servers.js';
import { runSchedule, shownByTemporal } from '../support/temporal/shown-by-temporal.js';
import { until } from '../support/until.js';

interface Rows {
  status: string;
  property: string;
  period: { row_count: number; rows: { keys: string[] }[] };
  previous_period: { row_count: number };
}

/** Over the whole product with real processes: whatever is asked here, no one may be told a token. */
describe('[E] platforms of a user', function () {
  this.timeout(180_000);
  let platform: TestPlatform;
  let servers: ProviderServers;
  let rows = 60_001;
  /** Everything that any request was answered with. */
  const answers: string[] = [];
  /** Where the provider sent the browser back to. */
  const addresses: string[] = [];
  before(async () => {
    const now = Date.now();
    const bingRow = {
      Query: 'bees',
      Date: `/Date(${now - 10 * 86_400_000}-0700)/`,
      Clicks: 2,
      Impressions: 40,
      AvgClickPosition: 3,
      AvgImpressionPosition: 5,
    };
    servers = await startProviderServers({
      data: { rows: () => rows, query_stats: [bingRow, { ...bingRow, Date: `/Date(${now - 400 * 86_400_000})/` }] },
      google: { rotates: true },
    });
    const env = { ...servers.env, ENCRYPTION_KEYS: TEST_KEY, WORKER_QUEUES: 'orchestration,mail', LOG_LEVEL: 'debug' };
    platform = await startPlatform({ allow: [servers.host], env });
  });
  after(async () => {
    await platform?.stop();
    await servers?.close();
  });

  async function call<Body = Record<string, unknown>>(path: string, options: CallOptions = {}) {
    const answer = await platform.call<Body>(path, options);
    answers.push(JSON.stringify([answer.body, pairsOf(answer.headers)]));
    return answer;
  }

  it('are connected one by one, by the user who began it alone', async () => {
    for (const name of ['searchconsole', 'analytics', 'altengine']) {
      const { back, answer } = await connectByProgram(call, name);
      expect([answer.status, answer.body['status']], JSON.stringify(answer.body)).to.deep.equal([200, 'connected']);
      addresses.push(back);
    }
    const { body } = await call('/api/seo-dashboard/platforms');
    expect(body).to.deep.nested.include({
      'searchconsole.status': 'connected',
      'searchconsole.sites': ['https://www.example.com/', 'sc-domain:example.com'],
      'analytics.status': 'connected',
      'analytics.properties': ['properties/101'],
      'altengine.status': 'connected',
      'altengine.sites': ['https://www.example.com/'],
    });
    expect((await call('/api/seo-dashboard/platforms', { user: 'bob' })).body).to.nested.include({
      'searchconsole.status': 'disconnected',
    });
  });

  it('give all their rows: 60,001 in three pages, read once an hour', async () => {
    const documented = /\$URL(\/api\/[^"]+)"/.exec(readProjectFile('docs/integrations.md'))?.[1] ?? '';
    const first = await untilRead<Rows>(documented);
    expect(first.body.period.row_count).to.equal(60_001);
    expect(first.body.previous_period.row_count).to.equal(60_001);
    expect(servers.asked.map(({ startRow }) => startRow)).to.deep.equal([0, 25_000, 50_000, 0, 25_000, 50_000]);
    expect(first.body.period.rows.length).to.equal(1_000);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await call<Rows>(next);
    expect(second.body.period.rows[0]?.keys).to.deep.equal(['words 1000', 'https://www.example.com/page-1000']);
    const last = await call<Rows>(`${documented}&cursor=59999`);
    expect(last.body.period.rows.map(({ keys }) => keys[0])).to.deep.equal(['words 59999', 'words 60000']);
    expect(last.headers.get('link')).to.equal(null);
    expect(servers.asked.length).to.equal(6);
  });

  it('ask once more after exactly 25,000 rows', async () => {
    rows = 25_000;
    servers.asked.length = 0;
    const path = '/api/seo-dashboard/searchconsole/raw?site_url=https://www.example.com/&dimensions=page';
    const { body } = await untilRead<Rows>(path);
    expect(body.period.row_count).to.equal(25_000);
    expect(servers.asked.map(({ startRow }) => startRow)).to.deep.equal([0, 25_000, 0, 25_000]);
  });

  it('wait for a quota as long as the provider says', async () => {
    servers.fail('data', { status: 429, headers: { 'retry-after': '2' } });
    const startedMs = Date.now();
    const { body } = await untilRead<Rows>('/api/seo-dashboard/altengine/raw');
    expect(Date.now() - startedMs).to.be.at.least(2_000);
    expect(body).to.deep.nested.include({ 'period.row_count': 1, 'previous_period.row_count': 0 });
  });

  it('continue with a new token when the old one is refused', async () => {
    const { refreshes } = servers.google.counts;
    servers.google.expireTokens();
    const { body } = await untilRead<Rows>('/api/seo-dashboard/searchconsole/raw?site_url=www.example.com&days=7');
    expect(body.period.row_count).to.equal(25_000);
    expect(servers.google.counts.refreshes).to.equal(refreshes + 1);
  });

  it('are renewed by the watch before they lapse', async () => {
    const { refreshes } = servers.google.counts;
    const connections = platform.connection.collection('platform_connections');
    const longAgo = { $set: { refreshed_at: new Date(Date.now() - 2 * 86_400_000) } };
    const reported = await runSchedule(platform.temporal, 'watch-connections', () =>
      connections.updateMany({ user_id: 'alice' }, longAgo),
    );
    expect(reported).to.deep.equal({ checked: 3, expired: 0, failed: 0 });
    expect(servers.google.counts.refreshes).to.equal(refreshes + 2);
  });

  it('are said to be expired once the user has taken the access back, and the rest still answers', async () => {
    servers.google.revokeAll();
    const gone = await call('/api/seo-dashboard/searchconsole/raw?site_url=www.example.com&days=14');
    const { detail, next_step } = endedAccess('searchconsole');
    expect([gone.status, gone.body]).to.deep.equal([409, { detail, next_step }]);
    const { status, body } = await call('/api/seo-dashboard/platforms');
    expect(status).to.equal(200);
    expect(body).to.nested.include({ 'searchconsole.status': 'expired', 'altengine.status': 'connected' });
    const again = await call('/api/seo-dashboard/searchconsole/raw?site_url=www.example.com');
    expect([again.status, again.body]).to.deep.equal([409, { detail, next_step }]);
  });

  it('take no answer of a provider twice, nor one that somebody else has begun', async () => {
    const [back = ''] = addresses;
    for (const address of [
      back,
      back.replace(/state=[^&]+/, 'state=made-up'),
      back.replace('searchconsole', 'analytics'),
    ]) {
      const page = await fetch(address);
      const text = await page.text();
      answers.push(text);
      expect([page.status, text.includes('This sign-in is not known')]).to.deep.equal([403, true]);
      expect(page.headers.get('content-security-policy')).to.match(/^default-src 'none'; script-src 'sha256-/);
    }
  });

  it('are revoked at the provider and erased', async () => {
    const { body } = await call('/api/integrations/searchconsole', { method: 'DELETE' });
    expect(body).to.deep.equal({
      platform: 'searchconsole',
      status: 'disconnected',
      revoked: true,
      collected_data: 'kept',
      next_step: null,
    });
    expect(servers.google.counts.revokes).to.equal(1);
    const bing = await call('/api/integrations/altengine', { method: 'DELETE' });
    expect(bing.body).to.include({ revoked: false });
    expect(bing.body['next_step']).to.contain('https://www.bing.com/webmasters');
    const left = await platform.connection.collection('platform_connections').find({ user_id: 'alice' }).toArray();
    expect(left.map(({ platform: name }) => name)).to.deep.equal(['analytics']);
    const raw = await call('/api/seo-dashboard/searchconsole/raw');
    expect(raw.status).to.equal(409);
    expect(raw.body).to.include({ detail: 'Not connected' });
  });

  it('leave no token, code or secret in a log, a history, an answer or the database', async () => {
    const secrets = servers.secrets();
    expect(secrets.length).to.be.greaterThan(12);
    const places: [string, string][] = [
      ['log of the worker', platform.workerOutput()],
      ['log of the API', platform.apiOutput()],
      ...(await shownByTemporal(platform.temporal)),
      ...answers.map((text, index): [string, string] => [`answer ${index}`, text]),
      ['database', await wholeDatabase()],
    ];
    for (const [, text] of places) expect(text.length).to.be.greaterThan(0);
    expect(places.map(([name]) => name).join())
      .to.contain('connectPlatform')
      .and.contain('watchConnections');
    const leaks = places.flatMap(([name, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret.split('-')[0]} in ${name}`),
    );
    expect(leaks).to.deep.equal([]);
  });

  async function untilRead<Body>(path: string) {
    let answer = await call<Body>(path);
    await until(`${path} is read`, async () => {
      if (answer.status === 202) answer = await call<Body>(path);
      return answer.status !== 202;
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async function wholeDatabase(): Promise<string> {
    const collections = (await platform.connection.db?.listCollections().toArray()) ?? [];
    const documents = await Promise.all(
      collections.map(({ name }) => platform.connection.collection(name).find().toArray()),
    );
    return JSON.stringify(documents);
  }
});

function pairsOf(headers: Headers): string[][] {
  const pairs: string[][] = [];
  headers.forEach((value, name) => {
    pairs.push([name, value]);
  });
  return pairs;
}
