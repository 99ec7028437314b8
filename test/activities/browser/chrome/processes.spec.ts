import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';

const FOR_EVER = 'process.stdout.write("up"); setInterval(() => {}, 1000)';

describe('[I] listProcesses', () => {
  it('shows a process with its group, start and whole command line, until it ends', async () => {
    const child = spawn(process.execPath, ['-e', FOR_EVER, '--', 'a b', 'marker=) 1 2 ('], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout, 'data');
    const find = () => listProcesses().find(({ pid }) => pid === child.pid);
    const first = find();
    // Detached makes it the head of a group of its own.
    expect(first).to.include({ pid: child.pid, group: child.pid });
    expect(first?.command).to.match(/ a b marker=\) 1 2 \($/);
    expect(first?.started).to.match(/\d/);
    expect(find()?.started).to.equal(first?.started);
    const own = listProcesses().find(({ pid }) => pid === process.pid);
    expect(own?.started).not.to.equal(first?.started);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(find()).to.equal(undefined);
  });
});
