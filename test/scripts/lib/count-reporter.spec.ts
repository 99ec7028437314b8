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
    expect(code).to.equal(2);
    expect(stdout).to.contain('passes too');
    const { files, ...counts } = JSON.parse(readFileSync(countsFile, 'utf8'));
    expect(counts).to.deep.equal({ passes: 2, failures: 2, pending: 1 });
    expect(files).to.have.length(1);
    const [{ file, passes, faults: errors }] = files;
    expect([file, passes]).to.deep.equal(['sample.cjs', 2]);
    expect(errors).to.have.length(2);
    expect(errors[0]).to.equal('sample fails: wrong');
    expect(errors[1]).to.match(/^sample is late: Timeout of 20ms exceeded/);
    rmSync(folder, { recursive: true });
  });
});
