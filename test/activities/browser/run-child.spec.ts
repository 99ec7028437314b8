import { expect } from 'chai';
import { listProcesses } from '../../../activities/browser/processes.js';
import { runChild } from '../../../activities/browser/run-child.js';
import { startHttpServer, startRawServer } from '../../support/loopback-server.js';

const failure = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (error: unknown) => error,
  );

describe('[I] runChild', function () {
  this.timeout(30_000);
  const job = (port: number, htmlFile: string) => ({ port, htmlFile, pdfFile: '/nowhere/x.pdf' });
  const base = { script: 'print-child', heapLimitMb: 128, onMessage: () => {} } as const;

  it('hands over every message and says how the child ended', async () => {
    const closed = await startHttpServer(() => {});
    await closed.close();
    const messages: unknown[] = [];
    const onMessage = (message: unknown) => void messages.push(message);
    const { signal } = new AbortController();
    const ending = await runChild({ ...base, job: job(closed.port, '/nowhere/a.html'), signal, onMessage });
    expect(ending).to.equal('ended with 0');
    expect(messages).to.have.length(1);
    expect(messages[0]).to.include({ ok: false });
  });

  it('kills the child when the caller stops, and passes on why', async () => {
    const silent = await startRawServer(() => {});
    const controller = new AbortController();
    const pending = failure(runChild({ ...base, job: job(silent.port, '/nowhere/b.html'), signal: controller.signal }));
    while (silent.hits.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const reason = new Error('cancelled');
    controller.abort(reason);
    expect(await pending).to.equal(reason);
    expect(listProcesses().filter(({ command }) => command.includes('/nowhere/b.html'))).to.deep.equal([]);
    await silent.close();
  });

  it('starts no child when the signal has spoken already', async () => {
    const reason = new Error('cancelled');
    const signal = AbortSignal.abort(reason);
    expect(await failure(runChild({ ...base, job: job(1, '/nowhere/c.html'), signal }))).to.equal(reason);
  });
});
