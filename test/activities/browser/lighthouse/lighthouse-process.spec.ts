import { expect } from 'chai';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';
import { runLighthouse } from '../../../../activities/browser/lighthouse/lighthouse-process.js';
import { freePort } from '../../../support/servers/free-port.js';
import { startRawServer } from '../../../support/servers/loopback-server.js';
import { until } from '../../../support/until.js';

const failure = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (error: unknown) => error,
  );

describe('[I] runLighthouse', () => {
  /** Of this process alone: another one may run the same spec. */
  const addressOf = (name: string) => `http://${name}-${process.pid}.example/`;
  const childrenOf = (url: string) => listProcesses().filter(({ command }) => command.includes(`"url":"${url}"`));
  const job = (port: number, url: string) => ({ url, port, strategy: 'mobile', locale: null }) as const;

  it('fails when there is no browser at the port and stops when told to, and leaves no child either way', async () => {
    const deadPort = await freePort();
    // Takes connections and never says a word, as a browser that hangs.
    const silent = await startRawServer(() => {});
    const controller = new AbortController();
    const failing = failure(runLighthouse(job(deadPort, addressOf('a')), { site: null }, new AbortController().signal));
    const stopped = failure(runLighthouse(job(silent.port, addressOf('b')), { site: null }, controller.signal));
    await until('the child has connected', () => silent.hits.length > 0);
    expect(childrenOf(addressOf('b'))).to.have.length(1);

    const reason = new Error('cancelled');
    controller.abort(reason);
    expect(await stopped).to.equal(reason);
    expect(childrenOf(addressOf('b'))).to.deep.equal([]);
    expect(await failing).to.include({
      code: 'browser_failed',
      retryable: true,
      message: 'Lighthouse could not finish its run',
    });
    expect(childrenOf(addressOf('a'))).to.deep.equal([]);
    await silent.close();
  });

  it('starts no child when the signal has spoken already', async () => {
    const reason = new Error('cancelled');
    expect(await failure(runLighthouse(job(1, addressOf('c')), { site: null }, AbortSignal.abort(reason)))).to.equal(
      reason,
    );
  });
});
