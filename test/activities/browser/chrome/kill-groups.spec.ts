import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { killGroups, namesFolder } from '../../../../activities/browser/chrome/kill-groups.js';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';

describe('[U] namesFolder', () => {
  it('is true for an option inside the folder only', () => {
    expect(namesFolder('chromium --user-data-dir=/tmp/run-1/profile --x', '/tmp/run-1')).to.equal(true);
    expect(namesFolder('chromium --user-data-dir=/tmp/run-11/profile', '/tmp/run-1')).to.equal(false);
    expect(namesFolder('ls /tmp/run-1/profile', '/tmp/run-1')).to.equal(false);
    expect(namesFolder('chromium --user-data-dir=/var/tmp/run-1/profile', '/tmp/run-1')).to.equal(false);
  });
});

describe('[I] killGroups', () => {
  const children: ChildProcess[] = [];
  /** Of this process alone: another one may run the same spec. */
  const runFolder = (name: string) => `/nowhere/${process.pid}/run-${name}`;
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  const start = async (argument: string, detached: boolean, code = '') => {
    const script = `${code};process.stdout.write('up'); setInterval(() => {}, 1000)`;
    const child = spawn(process.execPath, ['-e', script, '--', argument], {
      detached,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(child);
    await once(child.stdout, 'data');
    return child;
  };

  it('kills the whole group of a process that names the folder, and no other', async () => {
    // The child inherits the group and says nothing of the folder, as Chromium's renderers do.
    const fork = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', 'inner-of-group'], { stdio: 'ignore' })`;
    const head = await start(`--user-data-dir=${runFolder('a')}/profile`, true, fork);
    const other = await start(`--user-data-dir=${runFolder('b')}/profile`, true);
    expect(listProcesses().filter(({ group }) => group === head.pid)).to.have.length(2);
    expect(await killGroups([runFolder('a'), runFolder('c')])).to.equal(1);
    expect(listProcesses().filter(({ group }) => group === head.pid)).to.deep.equal([]);
    expect(other.exitCode).to.equal(null);
  });

  it('never kills its own group', async () => {
    const child = await start(`--user-data-dir=${runFolder('d')}/profile`, false);
    const own = listProcesses().find(({ pid }) => pid === process.pid)?.group;
    expect(listProcesses().find(({ pid }) => pid === child.pid)?.group).to.equal(own);
    expect(await killGroups([runFolder('d')])).to.equal(0);
    expect(child.exitCode).to.equal(null);
  });

  it('kills nothing where nothing works', async () => {
    expect(await killGroups([])).to.equal(0);
    expect(await killGroups([runFolder('e')])).to.equal(0);
  });
});
