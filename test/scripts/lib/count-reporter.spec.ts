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
    expect(code).to.equal(1);
    expect(stdout).to.contain('passes too');
    expect(JSON.parse(readFileSync(countsFile, 'utf8'))).to.deep.equal({
      passes: 2,
      failures: 1,
      pending: 1,
      faults: ['sample fails: wrong'],
    });
    rmSync(folder, { recursive: true });
  });
});
