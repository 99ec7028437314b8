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

  it('fails when there is no browser at the port, saying nothing of the inside, and leaves no child', async () => {
    const closed = await startHttpServer(() => {});
    await closed.close();
    const error = await failure(runLighthouse(job(closed.port, 'http://a.example/'), new AbortController().signal));
    expect(error).to.include({
      code: 'browser_failed',
      retryable: true,
      message: 'Lighthouse could not finish its run',
    });
    expect(childrenOf('http://a.example/')).to.deep.equal([]);
  });

  it('kills the child when the signal says so', async () => {
    // Takes connections and never says a word, as a browser that hangs.
    const silent = await startRawServer(() => {});
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const pending = failure(runLighthouse(job(silent.port, 'http://b.example/'), controller.signal));
    while (silent.hits.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(childrenOf('http://b.example/')).to.have.length(1);
    controller.abort(reason);
    expect(await pending).to.equal(reason);
    await silent.close();
    expect(childrenOf('http://b.example/')).to.deep.equal([]);
  });

  it('starts no child when the signal has spoken already', async () => {
    const reason = new Error('cancelled');
    expect(await failure(runLighthouse(job(1, 'http://c.example/'), AbortSignal.abort(reason)))).to.equal(reason);
  });
});
