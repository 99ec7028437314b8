import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../scripts/lib/paths.mjs';
import { findMarkedProcesses, killMarkedProcesses } from '../../scripts/lib/process-table.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import { findRun } from '../../scripts/lib/run-record.mjs';
import { freePort } from '../support/servers/free-port.js';
import { until } from '../support/until.js';

/** A first start may have to build. */
const TIMEOUT_MS = 600_000;
/** Asked for by name: one that the system finds is bound seconds later, and may be somebody else's by then. */
const PORTS = [
  'PORT',
  'DATABASE_PORT',
  'TEMPORAL_PORT',
  'TEMPORAL_UI_PORT',
  'IDENTITY_PORT',
  'METRICS_PORT',
  'WORKER_METRICS_PORT',
  'SMTP_PORT',
  'IMAP_PORT',
  'MAIL_PAGE_PORT',
  'CODEC_SERVER_PORT',
];
const script = (name: string) => path.join(projectRoot, 'scripts', name);

describe('[I] npm start', function () {
  this.timeout(TIMEOUT_MS);
  let dataDir: string;
  let children: ChildProcess[];
  let runIds: string[];
  let ports: Record<string, string>;

  const environment = () => ({
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    LINKWRIGHT_DOWNLOADS: 'registries',
    OIDC_ISSUER: '',
    TEMPORAL_ADDRESS: '',
    ...ports,
    PUBLIC_URL: '',
    CHROME_PATH: process.env['LINKWRIGHT_CHROME'] ?? '',
  });

  /** Starts the platform and waits until it is ready, or has ended. */
  async function start(): Promise<{ child: ChildProcess; lines: string[]; exit: Promise<unknown[]> }> {
    for (const name of PORTS) ports[name] = String(await freePort());
    const child = spawn(process.execPath, [script('start.mjs')], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    // What it said last is read by then, which at its exit it need not be.
    const exit = once(child, 'close');
    const lines: string[] = [];
    await new Promise<void>((resolve) => {
      let output = '';
      child.stdout?.on('data', (chunk) => {
        output += chunk;
        lines.splice(0, lines.length, ...output.trimEnd().split('\n'));
        if (/^ready /m.test(output)) resolve();
      });
      child.once('exit', () => resolve());
    });
    return { child, lines, exit };
  }

  /** The first request that README.md prints, as a shell runs it; only the port is this platform's. */
  async function runReadmeCurl(): Promise<string> {
    const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
    const printed = /^curl (?:.*\\\n)*.*$/m.exec(readme)?.[0] ?? '';
    expect(printed).to.contain('http://127.0.0.1:8080/');
    const command = printed.replace('127.0.0.1:8080', `127.0.0.1:${ports['PORT']}`);
    const wish = { cwd: projectRoot, env: environment() };
    const { stdout, stderr } = await runCommand(
      'sh',
      ['-c', `${command} --silent --write-out '\\n%{http_code}'`],
      wish,
    );
    return stdout === '' ? stderr : stdout;
  }

  /** Killed is not yet gone on a busy machine; what was not killed runs on for ever. */
  const untilNothingRuns = (runId: string) =>
    until('nothing of the run is left', () => findMarkedProcesses(`${runId}/`).length === 0);

  function readRun() {
    const run = findRun(dataDir);
    if (run.state === 'none') throw new Error('no run on record');
    runIds.push(run.record.runId);
    return run;
  }

  beforeEach(() => {
    children = [];
    runIds = [];
    ports = {};
    dataDir = mkdtempSync(path.join(tmpdir(), 'linkwright-start-'));
  });

  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    for (const runId of runIds) killMarkedProcesses(`${runId}/`);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('brings every part up, says where each is, and leaves nothing behind at Ctrl-C', async () => {
    const { child, lines, exit } = await start();
    const parts = lines.filter((line) => !line.startsWith('  …')).map((line) => line.split(' ')[0]);
    expect(parts.slice(0, -3), lines.join('\n')).to.have.members([
      'packages',
      'build',
      'database',
      'temporal',
      'identity',
      'browser',
      'mail',
    ]);
    expect(parts.slice(-3)).to.deep.equal(['api', 'workers', 'ready']);
    const { state, record } = readRun();
    expect([state, record.state]).to.deep.equal(['running', 'ready']);
    expect(lines.at(-1)).to.contain(
      `app ${record.addresses.api}/app  API ${record.addresses.api}  docs ${record.addresses.api}/docs  Temporal UI ${record.addresses.temporalUi}`,
    );
    expect(record.addresses.temporalUi).to.match(/^http:\/\/127\.0\.0\.1:\d+\/namespaces\/linkwright\/workflows$/);

    const token = await runCommand(process.execPath, [script('token.mjs'), '--user', 'alice', '--plan', 'free'], {
      env: environment(),
    });
    const mine = await runCommand(process.execPath, [script('token.mjs')], { env: environment() });
    for (const { stdout } of [token, mine]) {
      const session = await fetch(`${record.addresses.api}/auth/session`, {
        headers: { authorization: `Bearer ${stdout.trim()}` },
      });
      expect(await session.json()).to.deep.include({ authenticated: true });
    }

    expect(await runReadmeCurl()).to.match(/"status":\s*"queued".*\n202$/s);

    // Temporal's UI has payloads decoded by the workers.
    const { origin } = new URL(record.addresses.temporalUi ?? '');
    const { Codec } = (await (await fetch(`${origin}/api/v1/settings`)).json()) as {
      Codec: { Endpoint: string };
    };
    const payloads = [{ metadata: { encoding: 'anNvbi9wbGFpbg==' }, data: 'Nw==' }];
    const ask = { method: 'POST', headers: { origin }, body: JSON.stringify({ payloads }) };
    const decoded = await fetch(`${Codec.Endpoint}/decode`, ask);
    expect(decoded.headers.get('access-control-allow-origin')).to.equal(origin);
    expect(await decoded.json()).to.deep.equal({ payloads });
    const { origin: codec } = new URL(Codec.Endpoint);
    expect((await fetch(`${codec}/decode`, ask)).status).to.equal(401);

    const second = await runCommand(process.execPath, [script('start.mjs')], { env: environment() });
    expect(second.code).to.equal(0);
    expect(second.stdout).to.contain(`Linkwright runs already in ${dataDir} (process ${child.pid})`);

    child.kill('SIGINT');
    expect(await exit).to.deep.equal([130, null]);
    await untilNothingRuns(record.runId);
    expect(findRun(dataDir)).to.deep.equal({ state: 'none' });
  });

  it('ends what a killed start has left running, and finds its data', async () => {
    const first = await start();
    const { record } = readRun();
    const secrets = readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
    first.child.kill('SIGKILL');
    await first.exit;
    expect(findMarkedProcesses(`${record.runId}/`)).to.have.length.greaterThan(4);
    expect(findRun(dataDir).state).to.equal('stale');

    const { child, lines, exit } = await start();
    expect(lines[0]).to.match(/^ {2}… ended \d+ process\(es\) that an earlier run had left behind$/);
    await untilNothingRuns(record.runId);
    const next = readRun().record;
    expect(next.runId).to.not.equal(record.runId);
    expect(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).to.equal(secrets);
    child.kill('SIGTERM');
    expect(await exit).to.deep.equal([143, null]);
    await untilNothingRuns(next.runId);
  });

  it('starts a dead API, a dead database and a dead Temporal again, where they were and with all they knew', async () => {
    const { lines, child, exit } = await start();
    const first = readRun().record;
    process.kill(first.parts['api']?.pid ?? 0, 'SIGKILL');
    await until('a new API answers', async () => {
      if (readRun().record.parts['api']?.pid === first.parts['api']?.pid) return false;
      const answer = await fetch(`${first.addresses.api}/health/live`).catch(() => undefined);
      return answer?.status === 200;
    });
    expect(lines.at(-1)).to.equal('api was ended by SIGKILL; starting it again in 1 s');

    const { record } = readRun();
    const { api } = record.addresses;
    const token = await runCommand(process.execPath, [script('token.mjs'), '--user', 'alice', '--plan', 'free'], {
      env: environment(),
    });
    const headers = { authorization: `Bearer ${token.stdout.trim()}`, 'content-type': 'application/json' };
    const campaigns = `${api}/api/v1/backlink-outreach/campaigns`;
    const made = await fetch(campaigns, { method: 'POST', headers, body: JSON.stringify({ name: 'Kept' }) });
    expect(made.status).to.equal(201);

    for (const part of ['database', 'temporal']) {
      const dead = record.parts[part];
      // What a setting names isn't ours to guard.
      if (dead === undefined) continue;
      process.kill(dead.pid, 'SIGKILL');
      await until(`a new ${part} runs`, () => ![dead.pid, undefined].includes(readRun().record.parts[part]?.pid));
      expect(lines.at(-1)).to.equal(`${part} was ended by SIGKILL; starting it again in 1 s`);
      await until(`everything answers again after the death of the ${part}`, async () => {
        const answer = await fetch(`${api}/health/ready`).catch(() => undefined);
        return answer?.status === 200;
      });
    }
    const kept = await fetch(campaigns, { headers });
    expect(await kept.text()).to.contain('"Kept"');
    const audit = await fetch(`${api}/api/seo/on-page-analysis`, {
      method: 'POST',
      headers: { ...headers, prefer: 'wait=60' },
      body: JSON.stringify({ url: 'http://no-such-host.invalid/' }),
    });
    expect([audit.status, await audit.text()]).to.satisfy(
      ([status, text]: [number, string]) => status === 502 && text.includes('dns_failure'),
    );
    const { record: after } = readRun();
    expect(after.addresses).to.deep.equal(record.addresses);
    expect([after.parts['api']?.pid, after.parts['workers']?.pid], 'nobody else had to be started again').to.deep.equal(
      [record.parts['api']?.pid, record.parts['workers']?.pid],
    );
    child.kill('SIGTERM');
    expect(await exit).to.deep.equal([143, null]);
    await untilNothingRuns(record.runId);
  });

  it('names an essential part that can not be had, and how to get it', async () => {
    const env = { ...environment(), MONGODB_URI: 'mongodb://127.0.0.1:9/lw' };
    const { code, stdout } = await runCommand(process.execPath, [script('start.mjs')], { env });
    expect(code).to.equal(1);
    expect(stdout).to.contain('database: nothing answers at MONGODB_URI mongodb://127.0.0.1:9/lw');
    expect(stdout).to.contain('to have it: start that server, correct MONGODB_URI');
  });
});
