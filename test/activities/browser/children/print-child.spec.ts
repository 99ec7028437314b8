import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { startRawServer } from '../../../support/servers/loopback-server.js';
import { until } from '../../../support/until.js';

const PATH = new URL('../../../../activities/browser/children/print-child.ts', import.meta.url);

describe('[I] print-child', () => {
  it('ends when its parent is gone, whatever it is at', async () => {
    // Takes connections and never says a word, as a browser that hangs.
    const silent = await startRawServer(() => {});
    const job = { port: silent.port, htmlFile: '/nowhere.html', pdfFile: '/nowhere.pdf' };
    const execArgv = ['--import', 'tsx'];
    const child = fork(PATH, [JSON.stringify(job)], { execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    await until('the child has connected', () => silent.hits.length > 0);
    child.disconnect();
    const [code] = await once(child, 'exit');
    expect(code).to.equal(1);
    await silent.close();
  });
});
