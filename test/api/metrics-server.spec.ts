import { expect } from 'chai';
import { Counter, Registry } from 'prom-client';
import { type MetricsServer, startMetricsServer } from '../../api/metrics-server.js';

describe('[I] startMetricsServer', () => {
  let server: MetricsServer;
  let url: string;
  const registry = new Registry();

  before(async () => {
    new Counter({ name: 'things_total', help: 'Things', registers: [registry] }).inc(3);
    server = await startMetricsServer({ registry, host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${server.port}`;
  });
  after(() => server.close());

  it('serves the measures in the format of Prometheus', async () => {
    const answer = await fetch(`${url}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await answer.text()).to.contain('\nthings_total 3\n');
  });

  it('knows nothing else', async () => {
    expect((await fetch(url)).status).to.equal(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).to.equal(404);
  });

  it('says when its port is taken', async () => {
    const failure = await startMetricsServer({ registry, host: '127.0.0.1', port: server.port }).catch(
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(Error).with.property('code', 'EADDRINUSE');
  });
});
