import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { watchMemory } from '../../../../activities/browser/chrome/memory-watch.js';

/** Of this process alone: another one may run the same spec. */
const ROOT = `/tmp/run-memory-watch-spec-${process.pid}`;
const SOURCE =
  'const kept = Buffer.alloc(Number(process.argv[1]), 1); process.stdout.write("up"); setInterval(() => kept, 1000)';

describe('[I] watchMemory', () => {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  /** Stands in for a browser's process, in a group of its own. */
  const start = async (bytes: number, ...args: string[]) => {
    const child = spawn(process.execPath, ['-e', SOURCE, '--', String(bytes), ...args], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(child);
    await once(child.stdout, 'data');
    return child;
  };
  const OURS = `--user-data-dir=${ROOT}/profile`;

  it('kills the page process that grows beyond the limit, and no other', async () => {
    const others = [
      await start(1_000, OURS, '--type=renderer'),
      await start(300_000_000, OURS, '--type=gpu-process'),
      await start(300_000_000, '--user-data-dir=/tmp/other/profile', '--type=renderer'),
    ];
    const hungry = await start(300_000_000, OURS, '--type=renderer');
    const stop = watchMemory(ROOT, 250_000_000);
    const [, signal] = await once(hungry, 'exit').finally(stop);
    expect(signal).to.equal('SIGKILL');
    expect(others.map(({ exitCode, signalCode }) => [exitCode, signalCode])).to.deep.equal(
      others.map(() => [null, null]),
    );
  });

  it('kills the largest when all together take more than twice as much', async () => {
    const [small, large] = [
      await start(130_000_000, OURS, '--type=renderer'),
      await start(190_000_000, OURS, '--type=renderer'),
      await start(130_000_000, OURS, '--type=renderer'),
    ];
    let kills = 0;
    // Node itself takes some ten to thirty megabytes beside its program, which does not count.
    const stop = watchMemory(ROOT, 230_000_000, () => kills++);
    if (!small || !large) throw new Error('not started');
    const [, signal] = await once(large, 'exit').finally(stop);
    expect([signal, kills, small.exitCode]).to.deep.equal(['SIGKILL', 1, null]);
  });

  it('does not count what a process maps from files', async () => {
    const idle = await start(1_000, OURS, '--type=renderer');
    const hungry = await start(60_000_000, OURS, '--type=renderer');
    const stop = watchMemory(ROOT, 40_000_000);
    await once(hungry, 'exit').finally(stop);
    // With its program it takes more than that.
    expect([idle.exitCode, idle.signalCode]).to.deep.equal([null, null]);
  });
});
