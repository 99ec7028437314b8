import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { identifyProcess } from '../../../scripts/lib/process-table.mjs';
import { endLeftovers, findRun, removeRunRecord, writeRunRecord } from '../../../scripts/lib/run-record.mjs';

describe('[I] run record', () => {
  let dataDir: string;
  const record = (identity: string | undefined) => ({
    runId: 'spec-run',
    pid: process.pid,
    identity,
    state: 'ready' as const,
    scratch: '/tmp/lw-Abc123',
    addresses: { api: 'http://127.0.0.1:8080' },
    parts: {},
  });

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'linkwright-run-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('tells a running platform from one whose script is gone', () => {
    expect(findRun(dataDir)).to.deep.equal({ state: 'none' });
    const running = record(identifyProcess(process.pid));
    writeRunRecord(dataDir, running);
    expect(findRun(dataDir)).to.deep.equal({ state: 'running', record: running });
    writeRunRecord(dataDir, record('0 another program'));
    expect(findRun(dataDir).state).to.equal('stale');
    removeRunRecord(dataDir);
    expect(findRun(dataDir)).to.deep.equal({ state: 'none' });
  });

  it('takes a record that makes no sense for none', () => {
    mkdirSync(dataDir, { recursive: true });
    for (const text of ['', '{', '{"runId":""}', '{"runId":"x","pid":1,"scratch":"/home"}']) {
      writeFileSync(path.join(dataDir, 'run.json'), text);
      expect(findRun(dataDir)).to.deep.equal({ state: 'none' });
    }
  });

  it('ends what is on record, and nothing whose number another process has now', async () => {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' });
    const pid = child.pid ?? 0;
    const stale = { ...record(undefined), parts: { database: { pid, identity: '0 secantusd-rs' } } };
    expect(endLeftovers(stale)).to.equal(0);
    expect(identifyProcess(pid)).to.contain('sleep 60');
    const exit = once(child, 'exit');
    expect(endLeftovers({ ...stale, parts: { database: { pid, identity: identifyProcess(pid) } } })).to.equal(1);
    expect(await exit).to.deep.equal([null, 'SIGKILL']);
  });
});
