import { expect } from 'chai';
import { runLighthouse } from '../../../activities/browser/lighthouse-process.js';
import { listProcesses } from '../../../activities/browser/processes.js';
import { startHttpServer, startRawServer } from '../../support/loopback-server.js';

const failure = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (error: unknown) => error,
  );

describe('[I] runLighthouse', function () {
  this.timeout(30_000);
  const childrenOf = (url: string) => listProcesses().filter(({ command }) => command.includes(`"url":"${url}"`));
  const job = (port: number, url: string) => ({ url, port, strategy: 'mobile', locale: null }) as const;

  it('fails when there is no browser at the port and stops when told to, and leaves no child either way', async () => {
    const closed = await startHttpServer(() => {});
    await closed.close();
    // Takes connections and never says a word, as a browser that hangs.
    const silent = await startRawServer(() => {});
    const controller = new AbortController();
    const failing = failure(runLighthouse(job(closed.port, 'http://a.example/'), new AbortController().signal));
    const stopped = failure(runLighthouse(job(silent.port, 'http://b.example/'), controller.signal));
    while (silent.hits.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(childrenOf('http://b.example/')).to.have.length(1);

    const reason = new Error('cancelled');
    controller.abort(reason);
    expect(await stopped).to.equal(reason);
    expect(childrenOf('http://b.example/')).to.deep.equal([]);
    expect(await failing).to.include({
      code: 'browser_failed',
      retryable: true,
      message: 'Lighthouse could not finish its run',
    });
    expect(childrenOf('http://a.example/')).to.deep.equal([]);
    await silent.close();
  });

  it('starts no child when the signal has spoken already', async () => {
    const reason = new Error('cancelled');
    expect(await failure(runLighthouse(job(1, 'http://c.example/'), AbortSignal.abort(reason)))).to.equal(reason);
  });
});
