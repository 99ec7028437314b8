import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { runMocha } from '../../../scripts/lib/run-mocha.mjs';

const FINE = "describe('fine', () => { it('passes', () => {}); });";
const WRONG = "describe('wrong', () => { it('fails', () => { throw new Error('by its will'); }); });";
const QUIET = "describe('quiet', () => { it('ends its process', () => { process.exit(0); }); });";
const DEADLY =
  "describe('deadly', () => { it('ends its process', () => { process.kill(process.pid, 'SIGKILL'); }); });";

describe('[I] runMocha', function () {
  this.timeout(120_000);
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linkwright-mocha-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const spec = (name: string, text: string): string => {
    const file = path.join(folder, `${name}.spec.cjs`);
    writeFileSync(file, text);
    return file;
  };
  const run = (...specs: string[]) =>
    runMocha(['--parallel', '--jobs', '2', ...specs], {}, { logPath: path.join(folder, 'report.log') });

  it('counts over several processes, and says how long each file took', async () => {
    const files = [spec('one', FINE), spec('two', FINE), spec('three', WRONG)];
    const { counts, times } = await run(...files);
    expect(counts).to.deep.equal({ passed: 2, failed: 1, faults: ['wrong fails: by its will'] });
    expect(Object.keys(times).map((file) => path.basename(file))).to.have.members([
      'one.spec.cjs',
      'two.spec.cjs',
      'three.spec.cjs',
    ]);
  });

  it('fails when a spec ends its process as if all were well', async () => {
    const { counts } = await run(spec('quiet', QUIET), spec('beside', FINE));
    expect(counts.passed).to.equal(1);
    expect(counts.failed).to.be.greaterThan(0);
    expect(counts.faults.join('\n')).to.match(/quiet\.spec\.cjs: its process ended before it did/);
  });

  it('fails when a spec ends its process, names it, and runs the others', async () => {
    const { counts } = await run(spec('deadly', DEADLY), spec('first', FINE), spec('second', FINE));
    expect(counts.passed).to.equal(2);
    expect(counts.failed).to.be.greaterThan(0);
    expect(counts.faults.join('\n')).to.match(/deadly\.spec\.cjs: its process ended before it did/);
  });
});
