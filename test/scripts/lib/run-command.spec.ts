import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { identifyProcess } from '../../../scripts/lib/process-table.mjs';
import { runCommand } from '../../../scripts/lib/run-command.mjs';
import { waitFor } from '../../../scripts/lib/wait-for.mjs';

const node = (script: string, options = {}) => runCommand(process.execPath, ['-e', script], options);

describe('[I] runCommand', () => {
  it('returns output and exit code', async () => {
    const result = await node('console.log("out"); console.error("err"); process.exit(3)');
    expect(result).to.deep.equal({ code: 3, stdout: 'out\n', stderr: 'err\n', timedOut: false });
  });

  it('says when there is no such program', async () => {
    const result = await runCommand('/nowhere/program', []);
    expect(result).to.deep.equal({ code: 127, stdout: '', stderr: 'spawn /nowhere/program ENOENT', timedOut: false });
  });

  it('appends output to a log', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'linkwright-run-'));
    const logPath = path.join(folder, 'log');
    await node('console.log("one")', { logPath });
    const second = await node('console.error("two")', { logPath });
    expect(second.stdout + second.stderr).to.equal('');
    expect(readFileSync(logPath, 'utf8')).to.equal('one\ntwo\n');
    rmSync(folder, { recursive: true });
  });

  it('kills a command that takes too long, with what it has started', async () => {
    const script = `
      const child = require('node:child_process').spawn('sleep', ['60'], { stdio: 'ignore' });
      console.log(child.pid); setInterval(() => {}, 1000);`;
    const result = await node(script, { timeoutMs: 1500 });
    expect(result.timedOut).to.equal(true);
    expect(Number(result.stdout)).to.be.greaterThan(1);
    // Killed is not yet gone: on a busy machine the system takes a moment, though never the minute that it would sleep.
    const isGone = async () => identifyProcess(Number(result.stdout)) === undefined;
    expect(await waitFor(isGone, { timeoutMs: 10_000, intervalMs: 20 })).to.equal(true);
  });

  it('kills a command that is not wanted any more', async () => {
    const abort = new AbortController();
    const run = node('setInterval(() => {}, 1000)', { signal: abort.signal });
    abort.abort();
    expect((await run).code).to.equal(128);
  });
});
