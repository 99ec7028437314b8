import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';
import { createRunFolder } from '../../../../activities/browser/chrome/run-folder.js';
import { sweepOrphans } from '../../../../activities/browser/chrome/sweep-orphans.js';

describe('[I] sweepOrphans', () => {
  let parentDir: string;
  beforeEach(() => {
    parentDir = mkdtempSync(join(tmpdir(), 'sweep-'));
  });
  afterEach(() => rmSync(parentDir, { recursive: true, force: true }));

  const self = () => listProcesses().find(({ pid }) => pid === process.pid);
  const folderOf = (name: string, owner: unknown, ageMs = 0) => {
    const root = join(parentDir, name);
    mkdirSync(root);
    if (owner !== undefined)
      writeFileSync(join(root, 'owner.json'), typeof owner === 'string' ? owner : JSON.stringify(owner));
    const then = (Date.now() - ageMs) / 1000;
    utimesSync(root, then, then);
    return root;
  };

  it('finds nothing where nothing ever ran', async () => {
    expect(await sweepOrphans(join(parentDir, 'missing'))).to.deep.equal({ killed: 0, removed: 0 });
  });

  it('leaves folders of living owners, young and unmarked ones, foreign ones of today, and what is not its own', async () => {
    const kept = createRunFolder(parentDir).root;
    folderOf('run-unmarked', undefined);
    folderOf('run-broken', '{"pid":');
    folderOf('run-foreign', { pid: 1, started: '1', host: 'elsewhere' }, 3_600_000);
    folderOf('notes', { pid: 0, started: '', host: hostname() }, 10 * 86_400_000);
    writeFileSync(join(parentDir, 'run-file'), 'x');
    expect(await sweepOrphans(parentDir)).to.deep.equal({ killed: 0, removed: 0 });
    expect(readdirSync(parentDir)).to.have.length(6);
    expect(readdirSync(kept)).to.include('owner.json');
  });

  it('removes folders of dead owners, a later process with the same id included, and old unmarked and foreign ones', async () => {
    folderOf('run-dead', { pid: 2 ** 22 + 1, started: '5', host: hostname() });
    folderOf('run-reused', { pid: process.pid, started: `${self()?.started}0`, host: hostname() });
    folderOf('run-unmarked', undefined, 120_000);
    folderOf('run-broken', 'null', 120_000);
    folderOf('run-foreign', { pid: 1, started: '1', host: 'elsewhere' }, 2 * 86_400_000);
    expect(await sweepOrphans(parentDir)).to.deep.equal({ killed: 0, removed: 5 });
    expect(readdirSync(parentDir)).to.deep.equal([]);
  });

  it('kills what still works in a dead owner’s folder', async () => {
    const root = folderOf('run-dead', { pid: 2 ** 22 + 1, started: '5', host: hostname() });
    const script = 'process.stdout.write("up"); setInterval(() => {}, 1000)';
    const browser = spawn(process.execPath, ['-e', script, '--', `--user-data-dir=${root}/profile`], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(browser.stdout, 'data');
    const exit = once(browser, 'exit');
    expect(await sweepOrphans(parentDir)).to.deep.equal({ killed: 1, removed: 1 });
    expect((await exit)[1]).to.equal('SIGKILL');
  });
});
