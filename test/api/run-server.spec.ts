import { createServer, type Server } from 'node:http';
import { expect } from 'chai';
import { stopOnSignals } from '../../api/run-server.js';
import { createLogger } from '../../platform/logger.js';
import { until } from '../support/until.js';

describe('[I] stopOnSignals', () => {
  const known = { SIGTERM: process.listeners('SIGTERM'), SIGINT: process.listeners('SIGINT') };
  const steps: string[] = [];
  let server: Server;
  let exited: Promise<number>;
  let finish = () => {};
  let fail = () => {};

  async function start(graceSeconds: number): Promise<string> {
    steps.length = 0;
    server = createServer((_req, res) => {
      finish = () => {
        steps.push('answered');
        res.end('done');
      };
      steps.push('asked');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    exited = new Promise((exit) => {
      fail = stopOnSignals({
        server,
        logger: createLogger({ level: 'silent', service: 'api' }),
        graceSeconds,
        drain: () => void steps.push('drained'),
        close: async () => void steps.push('closed'),
        exit,
      });
    });
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }
  const untilAsked = () => until('the request has arrived', () => steps.includes('asked'));

  afterEach(() => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.removeAllListeners(signal);
      for (const listener of known[signal]) process.on(signal, listener);
    }
  });

  it('lets running requests finish, takes no new ones, then closes and leaves with 0', async () => {
    const url = await start(30);
    const running = fetch(url).then((answer) => answer.text());
    await untilAsked();
    process.emit('SIGTERM');
    process.emit('SIGINT');
    await until('no new request is taken', () => steps.includes('drained') && !server.listening);
    expect(await fetch(url).catch(() => 'refused')).to.equal('refused');
    expect(steps).to.deep.equal(['asked', 'drained']);
    finish();
    expect([await running, await exited]).to.deep.equal(['done', 0]);
    expect(steps).to.deep.equal(['asked', 'drained', 'answered', 'closed']);
  });

  it('cuts what outlasts the grace', async () => {
    const url = await start(0);
    const running = fetch(url).then(
      () => 'answered',
      () => 'cut',
    );
    await untilAsked();
    process.emit('SIGTERM');
    expect([await running, await exited]).to.deep.equal(['cut', 0]);
    expect(steps).to.deep.equal(['asked', 'drained', 'closed']);
  });

  it('does the same for a failure, and leaves with 1', async () => {
    const url = await start(30);
    const running = fetch(url).then((answer) => answer.text());
    await untilAsked();
    fail();
    fail();
    finish();
    expect([await running, await exited]).to.deep.equal(['done', 1]);
    expect(steps).to.deep.equal(['asked', 'drained', 'answered', 'closed']);
  });
});
