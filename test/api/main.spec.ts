import { expect } from 'chai';
import { type Child, startChild } from '../support/child.js';
import { readProjectFile } from '../support/project-files.js';
import { startIdentity, type TestIdentity } from '../support/servers/identity.js';
import { startMongo, type TestMongo } from '../support/servers/mongo.js';
import { until } from '../support/until.js';

const { version }: { version: string } = JSON.parse(readProjectFile('package.json'));

describe('[I] api/main', function () {
  // Sources are compiled as they are loaded.
  this.timeout(120_000);
  let mongo: TestMongo;
  let identity: TestIdentity;
  let api: Child;
  let url: string;

  const start = (env: Record<string, string>): Promise<Child> =>
    startChild(process.execPath, ['--import', 'tsx', 'api/main.ts'], {
      env,
      ready: /"msg":"listening"/,
    });

  before(async () => {
    [mongo, identity] = await Promise.all([startMongo(), startIdentity()]);
    api = await start({
      NODE_ENV: 'development',
      MONGODB_URI: mongo.uri,
      PORT: '0',
      METRICS_PORT: '0',
      // No one is there: the API comes up all the same, and says so.
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      OIDC_ISSUER: identity.issuer,
      OIDC_CLIENT_SECRET: 'not so secret',
      SESSION_SECRET: 'a test secret of more than 32 characters',
    });
    const [line = '{}'] = api
      .output()
      .split('\n')
      .filter((text) => text.includes('"listening"'));
    url = `http://127.0.0.1:${JSON.parse(line).address.port}`;
  });
  after(async () => {
    await api.stop('SIGKILL');
    await identity.close();
    await mongo.stop();
  });

  it('prints JSON lines of what it migrates and, last, that it listens, with the ports it took', () => {
    const lines = api
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const line of lines) expect(line).to.include({ level: 'info', service: 'api' });
    expect(lines.map(({ msg }) => msg)).to.deep.equal([
      'migration of stored records',
      'migration of stored records',
      'listening',
    ]);
  });

  it('is alive without Temporal, but not ready', async () => {
    expect((await fetch(`${url}/health/live`)).status).to.equal(200);
    await until('the store is seen', async () =>
      (await (await fetch(`${url}/health/ready`)).text()).includes('"mongodb":"up"'),
    );
    const ready = await fetch(`${url}/health/ready`);
    expect([ready.status, await ready.json()]).to.deep.equal([
      503,
      { status: 'not_ready', dependencies: { mongodb: 'up', temporal: 'down', worker: 'down' } },
    ]);
    const health = await fetch(`${url}/api/seo-dashboard/health`);
    expect([health.status, await health.json()]).to.deep.equal([
      200,
      {
        status: 'degraded',
        service: 'linkwright',
        version,
        dependencies: { mongodb: 'up', temporal: 'down', worker: 'down' },
      },
    ]);
  });

  it('knows callers by the tokens of its issuer', async () => {
    const ask = async (headers: Record<string, string>) => (await fetch(`${url}/api/seo/audits`, { headers })).status;
    expect(await ask({})).to.equal(401);
    expect(await ask({ authorization: `Bearer ${await identity.token()}` })).to.equal(200);
  });

  it('names every error of its settings and starts nothing', async () => {
    const failure = await start({
      MONGODB_URI: 'http://x',
      OIDC_ISSUER: 'nowhere',
      SESSION_SECRET: 'short',
      OIDC_CLIENT_SECRET: '',
    }).catch((error: unknown) => String(error));
    for (const key of ['MONGODB_URI', 'OIDC_ISSUER', 'SESSION_SECRET', 'OIDC_CLIENT_SECRET'])
      expect(failure).to.contain(`  ${key}: `);
  });

  it('leaves with 0 on SIGTERM', async () => {
    await api.stop('SIGTERM');
    expect(await api.exited).to.equal(0);
    expect(api.output()).to.match(/"msg":"stopped"/);
  });
});
