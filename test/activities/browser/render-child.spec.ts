import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { startRawServer } from '../../support/loopback-server.js';

const PATH = new URL('../../../activities/browser/render-child.ts', import.meta.url);

describe('[I] render-child', function () {
  this.timeout(30_000);
  it('ends when its parent is gone, whatever it is at', async () => {
    // Takes connections and never says a word, as a browser that hangs.
    const silent = await startRawServer(() => {});
    const job = { port: silent.port, urls: ['http://a.example/'], agent: 'x', pageLimitMs: 1_000, settleLimitMs: 500 };
    const execArgv = ['--import', 'tsx'];
    const child = fork(PATH, [JSON.stringify(job)], { execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    while (silent.hits.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.disconnect();
    const [code] = await once(child, 'exit');
    expect(code).to.equal(1);
    await silent.close();
  });
});
