import { expect } from 'chai';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';
import { runChild } from '../../../../activities/browser/chrome/run-child.js';
import { freePort } from '../../../support/servers/free-port.js';
import { startRawServer } from '../../../support/servers/loopback-server.js';
import { until } from '../../../support/until.js';

const failure = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (error: unknown) => error,
  );

describe('[I] runChild', () => {
  const job = (port: number, htmlFile: string) => ({ port, htmlFile, pdfFile: '/nowhere/x.pdf' });
  const base = { script: 'print-child', heapLimitMb: 128, onMessage: () => {} } as const;

  it('hands over every message and says how the child ended', async () => {
    const messages: unknown[] = [];
    const onMessage = (message: unknown) => void messages.push(message);
    const { signal } = new AbortController();
    const ending = await runChild({ ...base, job: job(await freePort(), '/nowhere/a.html'), signal, onMessage });
    expect(ending).to.equal('ended with 0');
    expect(messages).to.have.length(1);
    expect(messages[0]).to.include({ ok: false });
  });

  it('kills the child when the caller stops, and passes on why', async () => {
    const silent = await startRawServer(() => {});
    const controller = new AbortController();
    // Of this process alone: another one may run the same spec.
    const html = `/nowhere/${process.pid}.html`;
    const pending = failure(runChild({ ...base, job: job(silent.port, html), signal: controller.signal }));
    await until('the child has connected', () => silent.hits.length > 0);
    const reason = new Error('cancelled');
    controller.abort(reason);
    expect(await pending).to.equal(reason);
    expect(listProcesses().filter(({ command }) => command.includes(html))).to.deep.equal([]);
    await silent.close();
  });

  it('starts no child when the signal has spoken already', async () => {
    const reason = new Error('cancelled');
    const signal = AbortSignal.abort(reason);
    expect(await failure(runChild({ ...base, job: job(1, '/nowhere/c.html'), signal }))).to.equal(reason);
  });
});
