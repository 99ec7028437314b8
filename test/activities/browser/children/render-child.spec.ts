import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { connectedBrowser } from '../../../support/browser/connected-browser.js';
import { startRawServer } from '../../../support/servers/loopback-server.js';
import { until } from '../../../support/until.js';

const PATH = new URL('../../../../activities/browser/children/render-child.ts', import.meta.url);

describe('[I] render-child', () => {
  const start = (port: number, url: string): ChildProcess => {
    const job = { port, urls: [url], agent: 'x', pageLimitMs: 50_000, settleLimitMs: 50_000 };
    const execArgv = ['--import', 'tsx'];
    const child = fork(PATH, [JSON.stringify(job)], { execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.send({ site: null });
    return child;
  };

  it('ends when its parent is gone, whatever it is at', async () => {
    // Takes connections and never says a word, as a browser that hangs.
    const silent = await startRawServer(() => {});
    const child = start(silent.port, 'http://a.example/');
    await until('the child has connected', () => silent.hits.length > 0);
    child.disconnect();
    const [code] = await once(child, 'exit');
    expect(code).to.equal(1);
    await silent.close();
  });

  it('tells that it has started before its first page is done', async () => {
    const browser = await connectedBrowser(() => ({}));
    const child = start(Number(new URL(browser.puppeteer.wsEndpoint()).port), `${browser.site.url}/hang`);
    const [said] = await once(child, 'message');
    expect(said).to.deep.equal({ connected: true });
    child.kill('SIGKILL');
    await browser.close();
  });
});
