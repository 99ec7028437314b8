import { expect } from 'chai';
import type mongoose from 'mongoose';
import { type MetricsServer, startMetricsServer } from '../../api/metrics-server.js';
import { createMetricsRegistry } from '../../platform/telemetry.js';
import { connectStore } from '../../store/base/connect.js';
import { startTestApi, type TestApi } from '../support/api/test-api.js';
import { createThingHandlers, THING_PATHS } from '../support/api/thing-paths.js';
import { startMongo, type TestMongo } from '../support/servers/mongo.js';

describe('[I] metrics', () => {
  let mongo: TestMongo;
  let connection: mongoose.Connection;
  let api: TestApi;
  let server: MetricsServer;

  before(async () => {
    mongo = await startMongo();
    connection = await connectStore(mongo.uri);
    const registry = createMetricsRegistry('api');
    const handlers = createThingHandlers({ made: 0 });
    api = await startTestApi({
      connection,
      issuer: 'http://127.0.0.1:1',
      paths: THING_PATHS,
      handlers,
      metrics: registry,
    });
    server = await startMetricsServer({ registry, host: '127.0.0.1', port: 0 });
  });
  after(async () => {
    await Promise.all([api.close(), server.close()]);
    await connection.close();
    await mongo.stop();
  });

  it('counts requests by route template, on a port of its own', async () => {
    const calls = [
      ['GET', '/public-things'],
      ['GET', '/public-things'],
      ['GET', '/things/00ff'],
      ['GET', '/things/eeee'],
      ['GET', '/nope-1'],
      ['PROPFIND', '/things'],
    ];
    for (const [method = '', path = ''] of calls) await api.call(method, path);
    const text = await fetch(`http://127.0.0.1:${server.port}/metrics`).then((answer) => answer.text());
    const counts = text.split('\n').filter((line) => line.startsWith('http_requests_total{'));
    expect(counts.toSorted()).to.deep.equal([
      'http_requests_total{method="GET",route="/public-things",status="200",service="api"} 2',
      'http_requests_total{method="GET",route="/things/{id}",status="401",service="api"} 2',
      'http_requests_total{method="other",route="/things",status="405",service="api"} 1',
      'http_requests_total{method="other",route="unknown",status="404",service="api"} 1',
    ]);
    expect(text).to.match(/^http_request_duration_seconds_count\{[^}]*route="\/public-things"[^}]*\} 2$/m);
    expect(text).to.match(/^process_resident_memory_bytes\{service="api"\} \d+$/m);
    expect((await api.call('GET', '/metrics')).status).to.equal(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).to.equal(404);
  });
});
