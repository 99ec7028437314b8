import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../../scripts/lib/paths.mjs';
import { runCommand } from '../../../scripts/lib/run-command.mjs';

const SPEC = `
describe('sample', () => {
  it('passes', () => {});
  it('passes too', () => {});
  it('fails', () => { throw new Error('wrong'); });
  it('is late', (done) => {}).timeout(20);
  it('waits in vain', () => { throw Object.assign(new Error('vain'), { code: 'ERR_WAITED_IN_VAIN' }); });
  it('is pending');
});`;

describe('[I] count reporter', () => {
  it('writes the counts and what failed, and still shows the tests', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'linkwright-count-'));
    const spec = path.join(folder, 'sample.cjs');
    writeFileSync(spec, SPEC);
    const countsFile = path.join(folder, 'counts.json');
    const mocha = path.join(projectRoot, 'node_modules/mocha/bin/mocha.js');
    const reporter = path.join(projectRoot, 'scripts/lib/count-reporter.cjs');
    const { code, stdout } = await runCommand(process.execPath, [mocha, '--no-config', '--reporter', reporter, spec], {
      env: { ...process.env, LINKWRIGHT_COUNTS_FILE: countsFile },
      cwd: folder,
    });
    expect(code).to.equal(3);
    expect(stdout).to.contain('passes too');
    const { files, ...counts } = JSON.parse(readFileSync(countsFile, 'utf8'));
    expect(counts).to.deep.equal({ passes: 2, failures: 3, pending: 1 });
    expect(files).to.have.length(1);
    const [{ file, passes, failures }] = files;
    expect([file, passes]).to.deep.equal(['sample.cjs', 2]);
    expect(
      failures.map(({ fault, isTimeout }: { fault: string; isTimeout: boolean }) => [fault, isTimeout]),
    ).to.deep.equal([
      ['sample fails: wrong', false],
      [failures[1].fault, true],
      ['sample waits in vain: vain', true],
    ]);
    expect(failures[1].fault).to.match(/^sample is late: Timeout of 20ms exceeded/);
    rmSync(folder, { recursive: true });
  });
});
