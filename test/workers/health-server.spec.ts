import { expect } from 'chai';
import { type HealthServer, startHealthServer } from '../../workers/health-server.js';

describe('[U] health of a worker', () => {
  let health: HealthServer;
  beforeEach(async () => {
    health = await startHealthServer({ host: '127.0.0.1', port: 0 }, 100);
  });
  afterEach(() => health.close());

  const ask = async (path = '/health/ready', init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${health.port}${path}`, init);
    const text = await response.text();
    return [response.status, text === '' ? null : JSON.parse(text)];
  };
  const up = async () => true;

  it('is not ready while it starts, whatever it waits for', async () => {
    expect(await ask()).to.deep.equal([503, { status: 'starting', dependencies: {} }]);
  });

  it('is ready when it can take work', async () => {
    health.watch({ mongodb: up, temporal: up, workers: up });
    expect(await ask()).to.deep.equal([
      200,
      { status: 'ready', dependencies: { mongodb: 'up', temporal: 'up', workers: 'up' } },
    ]);
  });

  for (const [what, down] of [
    ['says no', async () => false],
    ['fails', () => Promise.reject(new Error('away'))],
    ['hangs', () => new Promise<boolean>(() => undefined)],
  ] as const)
    it(`is not ready when a part ${what}, and again when that is back`, async () => {
      for (const part of ['mongodb', 'temporal', 'workers'] as const) {
        health.watch({ mongodb: up, temporal: up, workers: up, [part]: down });
        const [status, body] = await ask();
        expect([status, body.status, body.dependencies[part]]).to.deep.equal([503, 'not_ready', 'down']);
      }
      health.watch({ mongodb: up, temporal: up, workers: up });
      expect((await ask())[0]).to.equal(200);
    });

  it('knows nothing else', async () => {
    expect(await ask('/metrics')).to.deep.equal([404, null]);
    expect(await ask('/health/ready', { method: 'POST' })).to.deep.equal([404, null]);
  });
});
