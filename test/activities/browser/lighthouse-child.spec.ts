import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { startHttpServer, startRawServer } from '../../support/loopback-server.js';

const PATH = new URL('../../../activities/browser/lighthouse-child.ts', import.meta.url);

describe('[I] lighthouse-child', function () {
  this.timeout(30_000);
  const start = (port: number): ChildProcess => {
    const job = { url: 'http://a.example/', port, strategy: 'desktop', locale: 'xx' };
    return fork(PATH, [JSON.stringify(job)], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  };

  it('answers once, with a failure when there is no browser, and ends', async () => {
    const closed = await startHttpServer(() => {});
    await closed.close();
    const child = start(closed.port);
    const [[answer], [code]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
    expect(answer).to.have.property('ok', false);
    expect(code).to.equal(0);
  });

  it('ends when its parent is gone, whatever it is at', async () => {
    const silent = await startRawServer(() => {});
    const child = start(silent.port);
    while (silent.hits.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.disconnect();
    const [code] = await once(child, 'exit');
    expect(code).to.equal(1);
    await silent.close();
  });
});
