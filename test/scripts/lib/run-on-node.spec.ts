import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { projectRoot } from '../../../scripts/lib/paths.mjs';
import { runCommand } from '../../../scripts/lib/run-command.mjs';

const MODULE = pathToFileURL(path.join(projectRoot, 'scripts/lib/run-on-node.mjs')).href;

describe('[I] runOnNode', () => {
  let folder: string;
  let other: string;

  /** A process that hands over to the other Node, which runs this code. */
  const handingOver = (code: string) => [
    '--input-type=module',
    '-e',
    `import { runOnNode } from ${JSON.stringify(MODULE)}; await runOnNode(${JSON.stringify(other)}, ['-e', ${JSON.stringify(code)}]);`,
  ];

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linkwright-node-'));
    other = path.join(folder, 'node');
    symlinkSync(process.execPath, other);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('shows what the other says, ends as it ends, and puts it first on PATH', async () => {
    const code = "console.log(process.env.PATH.split(':')[0]); process.exit(7)";
    const { code: exit, stdout } = await runCommand(process.execPath, handingOver(code));
    expect(stdout.trim()).to.equal(folder);
    expect(exit).to.equal(7);
  });

  it('passes signals on, and dies of what the other died of', async () => {
    const polite = "process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('up')";
    const plain = "setInterval(() => {}, 1000); console.log('up')";
    const ends = [];
    for (const code of [polite, plain]) {
      const child = spawn(process.execPath, handingOver(code), { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      ends.push(await exit);
    }
    expect(ends).to.deep.equal([
      [3, null],
      [null, 'SIGTERM'],
    ]);
  });

  it('says so when the other cannot be started', async () => {
    rmSync(other);
    const { code, stderr } = await runCommand(process.execPath, handingOver(''));
    expect(code).to.equal(1);
    expect(stderr).to.contain('ENOENT');
  });
});
