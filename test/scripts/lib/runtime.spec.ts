import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { readOldestNode } from '../../../scripts/lib/node-version.mjs';
import { projectRoot } from '../../../scripts/lib/paths.mjs';
import { runCommand } from '../../../scripts/lib/run-command.mjs';
import { nodePackage } from '../../../scripts/parts/node.mjs';

/** A command of its own in a copy of what there is before packages are installed. */
const COMMAND = `import './lib/runtime.mjs';
import { execFileSync } from 'node:child_process';
const byName = execFileSync('node', ['-p', 'process.env.ON_CACHED_NODE'], { encoding: 'utf8' });
console.log(JSON.stringify({ args: process.argv.slice(2), byName: byName.trim(), kept: process.env.NODE_COMPILE_CACHE }));
process.exitCode = 5;
`;
/** Lets a process take itself for an old one, unless it was started as the cached Node is. */
const ALWAYS_OLD = "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });";
const OLD = `if (process.env.ON_CACHED_NODE === undefined) ${ALWAYS_OLD}`;

describe('[I] runtime of the commands', () => {
  let copy: string;
  const cached = nodePackage();
  const run = (node: string[], args: string[], env: NodeJS.ProcessEnv = {}) =>
    runCommand(process.execPath, [...node, path.join(copy, 'scripts/command.mjs'), ...args], {
      env: { ...process.env, XDG_CACHE_HOME: path.join(copy, 'cache'), NODE_COMPILE_CACHE: '', ...env },
    });

  function setOldest(oldest: string): void {
    writeFileSync(
      path.join(copy, 'package.json'),
      JSON.stringify({ type: 'module', engines: { node: `>=${oldest}` } }),
    );
  }

  before(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'linkwright-runtime-'));
    cpSync(path.join(projectRoot, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
    writeFileSync(path.join(copy, 'scripts/command.mjs'), COMMAND);
    writeFileSync(path.join(copy, 'old.mjs'), OLD);
    writeFileSync(path.join(copy, 'always-old.mjs'), ALWAYS_OLD);
    // Stands for the fetched one, and says of itself that it was started.
    const folder = path.join(copy, 'cache/linkwright/node', cached?.version ?? '');
    mkdirSync(path.join(folder, 'bin'), { recursive: true });
    const program = path.join(folder, 'bin/node');
    writeFileSync(program, `#!/bin/sh\nON_CACHED_NODE=yes exec '${process.execPath}' "$@"\n`);
    chmodSync(program, 0o755);
    writeFileSync(path.join(folder, '.complete'), '{}');
  });
  beforeEach(() => setOldest(readOldestNode()));
  after(() => rmSync(copy, { recursive: true, force: true }));

  it('is the Node at hand where that is new enough, and keeps what it has compiled beside the sources', async () => {
    const { code, stdout, stderr } = await run([], ['a b', '--c']);
    const kept = path.join(copy, '.cache', 'compiled');
    expect([code, stderr]).to.deep.equal([5, '']);
    expect(JSON.parse(stdout)).to.deep.equal({ args: ['a b', '--c'], byName: 'undefined', kept });
    expect(existsSync(kept)).to.equal(true);
  });

  it('keeps it where the user wants it', async () => {
    const mine = path.join(copy, 'mine');
    expect(JSON.parse((await run([], [], { NODE_COMPILE_CACHE: mine })).stdout).kept).to.equal(mine);
  });

  it('is the Node of the tool cache where the one at hand is older, for what is started by name too', async () => {
    const { code, stdout, stderr } = await run(['--import', path.join(copy, 'old.mjs')], ['a b', '--c']);
    expect(code, stderr).to.equal(5);
    expect(JSON.parse(stdout))
      .to.include({ byName: 'yes' })
      .and.deep.include({ args: ['a b', '--c'] });
    expect(stderr.trim()).to.equal(
      `… on Node.js ${cached?.version} of the tool cache: 20.1.0 is older than ${readOldestNode()}`,
    );
  });

  it('is refused with the way out where none is new enough', async () => {
    setOldest('99.1');
    const { code, stderr } = await run([], []);
    expect(code).to.equal(1);
    expect(stderr).to.match(/^Node\.js 99\.1 or newer is needed, and this is \d/);
    expect(stderr).to.match(/to have it: install Node\.js/);
  });

  it('is refused, not handed over for ever, where the one fetched is old too', async () => {
    const { code, stderr } = await run(['--import', path.join(copy, 'always-old.mjs')], []);
    expect(code).to.equal(1);
    expect(stderr).to.match(/Node\.js \S+ or newer is needed, and this is 20\.1\.0\.\n.* is not what it should be/);
  });

  it('is imported first by every command', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
    );
    const files = Object.values(scripts).flatMap((line) => /^node (scripts\/\S+)/.exec(line)?.[1] ?? []);
    expect(files).to.include.members(['scripts/start.mjs', 'scripts/test.mjs', 'scripts/mocha.mjs']);
    for (const file of files) {
      const first = /^import .*$/m.exec(readFileSync(path.join(projectRoot, file), 'utf8'))?.[0];
      expect(first, file).to.equal("import './lib/runtime.mjs';");
    }
  });
});
