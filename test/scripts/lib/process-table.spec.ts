import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect } from 'chai';
import {
  findMarkedProcesses,
  findProcessesUsing,
  identifyProcess,
  killMarkedProcesses,
  killProcessesUsing,
  PART_MARKER,
} from '../../../scripts/lib/process-table.mjs';
import { until } from '../../support/until.js';

const STAY = 'setInterval(() => {}, 1000); console.log("up");';
/** Starts a process in a session of its own, as chrome-launcher does, and says its number. */
const START_DETACHED = `
const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
child.unref();
console.log(child.pid);
setInterval(() => {}, 1000);`;

async function startMarked(script: string, mark: string): Promise<{ child: ChildProcess; pid: number; said: string }> {
  const child = spawn(process.execPath, ['-e', script], {
    env: { ...process.env, [PART_MARKER]: mark },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null || child.pid === undefined) throw new Error('not started');
  const [chunk] = await once(child.stdout, 'data');
  return { child, pid: child.pid, said: String(chunk).trim() };
}

describe('[I] process table', () => {
  const mark = `spec-${randomUUID()}`;

  afterEach(() => void killMarkedProcesses(mark));

  it('identifies a process by start and command, and a dead one not at all', async () => {
    const { child, pid } = await startMarked(STAY, `${mark}/a#1;`);
    const identity = identifyProcess(pid);
    expect(identity).to.contain('setInterval');
    expect(identifyProcess(pid)).to.equal(identity);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(identifyProcess(pid)).to.equal(undefined);
  });

  it('finds and kills descendants that live in a session of their own', async () => {
    const { pid, said } = await startMarked(START_DETACHED, `${mark}/worker#1;`);
    const grandchild = Number(said);
    expect(findMarkedProcesses(`${mark}/worker#1;`)).to.have.members([pid, grandchild]);
    process.kill(pid, 'SIGKILL');
    expect(killMarkedProcesses(`${mark}/`)).to.include(grandchild);
    // Killed is not yet gone on a busy machine.
    await until('the killed have gone', () => identifyProcess(grandchild) === undefined);
    await until('nothing is left', () => findMarkedProcesses(mark).length === 0);
  });

  it('leaves the parts of others alone', async () => {
    const { pid } = await startMarked(STAY, `${mark}/api#10;`);
    expect(killMarkedProcesses(`${mark}/api#1;`)).to.deep.equal([]);
    expect(identifyProcess(pid)).to.not.equal(undefined);
  });

  it('finds and kills what works in a folder, and not in one whose name continues', async () => {
    const folder = `/tmp/lw-${mark}`;
    const inside = spawn(process.execPath, ['-e', STAY, '--', `--user-data-dir=${folder}/profile`], {
      stdio: 'ignore',
    });
    const beside = spawn(process.execPath, ['-e', STAY, '--', `--user-data-dir=${folder}2/profile`], {
      stdio: 'ignore',
    });
    expect(findProcessesUsing(folder)).to.deep.equal([inside.pid]);
    expect(killProcessesUsing(folder)).to.deep.equal([inside.pid]);
    expect(identifyProcess(beside.pid ?? 0)).to.contain('setInterval');
    beside.kill('SIGKILL');
  });
});
