import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { identifyProcess } from '../../../scripts/lib/process-table.mjs';
import { runCommand } from '../../../scripts/lib/run-command.mjs';
import { until } from '../../support/until.js';

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
    // A shell has started a child long before a busy machine has started Node.
    const result = await runCommand('sh', ['-c', 'sleep 600 >/dev/null & echo $!; wait'], { timeoutMs: 3_000 });
    expect(result.timedOut).to.equal(true);
    expect(Number(result.stdout)).to.be.greaterThan(1);
    // Killed is not yet gone: on a busy machine the system takes a moment, though never the minutes that it would sleep.
    await until('the child has gone', () => identifyProcess(Number(result.stdout)) === undefined);
  });

  it('kills a command that is not wanted any more', async () => {
    const abort = new AbortController();
    const run = node('setInterval(() => {}, 1000)', { signal: abort.signal });
    abort.abort();
    expect((await run).code).to.equal(128);
  });
});
