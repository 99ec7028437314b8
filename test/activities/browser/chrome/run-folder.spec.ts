import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';
import { createRunFolder } from '../../../../activities/browser/chrome/run-folder.js';

describe('[I] createRunFolder', () => {
  let parentDir: string;
  beforeEach(() => {
    parentDir = mkdtempSync(join(tmpdir(), 'run-folder-'));
  });
  afterEach(() => rmSync(parentDir, { recursive: true, force: true }));

  it('makes a private folder with a profile, a place for temporary files and its owner', () => {
    const folder = createRunFolder(join(parentDir, 'new'));
    expect(readdirSync(folder.root).sort()).to.deep.equal(['owner.json', 'profile', 'tmp']);
    expect([folder.profile, folder.tmp]).to.deep.equal([join(folder.root, 'profile'), join(folder.root, 'tmp')]);
    expect(statSync(folder.root).mode & 0o777).to.equal(0o700);
    const started = listProcesses().find(({ pid }) => pid === process.pid)?.started;
    const owner: unknown = JSON.parse(readFileSync(join(folder.root, 'owner.json'), 'utf8'));
    expect(owner).to.deep.equal({ pid: process.pid, started, host: hostname() });
  });

  it('makes another one every time and removes one with all in it, twice if need be', async () => {
    const first = createRunFolder(parentDir);
    const second = createRunFolder(parentDir);
    expect(first.root).not.to.equal(second.root);
    writeFileSync(join(first.tmp, 'left'), 'x');
    await first.remove();
    await first.remove();
    expect([existsSync(first.root), existsSync(second.root)]).to.deep.equal([false, true]);
  });
});
