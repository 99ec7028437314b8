import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { until } from '../support/until.js';
import { CANCEL, EVENTS, SITE } from './audit-against-stand-in.js';
import { exampleAudit } from './example-audit.js';
import { ACCEPTED, operationView, type Script, type StandInApi, startStandInApi } from './stand-in-api.js';

const LONG = exampleAudit({ executive_summary: 'A sentence that fills a pipe. '.repeat(10_000) });

describe('[I] client process', () => {
  let api: StandInApi;
  const launch = async (script: Script, args: string[] = []): Promise<ChildProcess> => {
    api = await startStandInApi(script);
    return spawn(process.execPath, ['--import', 'tsx', 'cli/main.ts', 'audit', SITE, ...args], {
      env: { LINKWRIGHT_URL: api.url, LINKWRIGHT_TOKEN: 't' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const readAll = async (stream: AsyncIterable<unknown> | null) => {
    let text = '';
    for await (const piece of stream ?? []) text += String(piece);
    return text;
  };
  afterEach(() => api.close());

  it('cancels at Ctrl-C and exits with 130', async () => {
    const body = operationView();
    const child = await launch({
      start: [ACCEPTED],
      events: [{ chunks: [], end: 'hold' }],
      cancel: [{ status: 202, body }],
    });
    const ended = Promise.all([readAll(child.stderr), once(child, 'close')]);
    await until('it follows', () => api.seen.some(({ line }) => line === EVENTS)).finally(() => child.kill('SIGINT'));
    const [stderr, [code]] = await ended;
    expect(code).to.equal(130);
    expect(stderr).to.equal('Canceling the audit\nerror: Interrupted; the audit was canceled\n');
    expect(api.seen.filter(({ line }) => line === CANCEL)).to.have.length(1);
  });

  it('gets a long result through a pipe before it exits', async () => {
    const child = await launch({ start: [{ status: 200, body: LONG }] }, ['--json', '--fail-under', '99']);
    const [stdout, [code]] = await Promise.all([readAll(child.stdout), once(child, 'close')]);
    expect(code).to.equal(3);
    expect(JSON.parse(stdout)).to.deep.equal(LONG);
  });

  it('bears a reader that has seen enough', async () => {
    const child = await launch({ start: [{ status: 200, body: LONG }] }, ['--json']);
    child.stdout?.destroy();
    const [stderr, [code]] = await Promise.all([readAll(child.stderr), once(child, 'close')]);
    expect({ stderr, code }).to.deep.equal({ stderr: '', code: 0 });
  });

  it('bears it in the middle of a long report too', async () => {
    const audit = 'aaaaaaaaaaaaaaaaaaaaaaaa';
    const route = `GET /api/seo/audits/${audit}/report?format=html`;
    api = await startStandInApi({ routes: { [route]: [{ status: 200, body: 'A page. '.repeat(500_000) }] } });
    const child = spawn(process.execPath, ['--import', 'tsx', 'cli/main.ts', 'report', audit], {
      env: { LINKWRIGHT_URL: api.url, LINKWRIGHT_TOKEN: 't' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.once('data', () => child.stdout?.destroy());
    const [stderr, [code]] = await Promise.all([readAll(child.stderr), once(child, 'close')]);
    expect({ stderr, code }).to.deep.equal({ stderr: '', code: 0 });
  });
});
