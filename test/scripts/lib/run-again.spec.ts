import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { chooseAgain, MOST_AGAIN, replaceCounts, runFailedAgain } from '../../../scripts/lib/run-again.mjs';
import { runMocha } from '../../../scripts/lib/run-mocha.mjs';

const late = (file: string) => ({
  file,
  passes: 3,
  faults: [`[I] ${file} hook: Timeout of 60000ms exceeded`],
});
const wrong = '[U] b is right: expected 1 to equal 2';
const unlucky = '[I] mails arrive: expected 1 to equal 2';

describe('[U] running again what failed', () => {
  it('takes files in which tests of real parts failed, and no pure one', () => {
    const fine = { file: 'fine', passes: 9, faults: [] };
    const both = { file: 'both', passes: 1, faults: [unlucky, wrong] };
    const pure = { file: 'pure', passes: 1, faults: [wrong] };
    const real = { file: 'real', passes: 1, faults: [unlucky] };
    const files = [fine, late('a'), both, pure, real];
    expect(chooseAgain({ isWhole: true, files })).to.deep.equal(['a', 'real']);
  });

  it('takes five at most, and none where something failed that no test told', () => {
    const files = Array.from({ length: MOST_AGAIN }, (_, at) => late(`late-${at}`));
    expect(chooseAgain({ isWhole: true, files })).to.have.length(5);
    expect(chooseAgain({ isWhole: true, files: [...files, late('one more')] })).to.deep.equal([]);
    expect(chooseAgain({ isWhole: false, files })).to.deep.equal([]);
    expect(chooseAgain({ isWhole: true, files: [late('')] })).to.deep.equal([]);
  });

  it('counts the second result in the place of the first, for better or worse', () => {
    const files = [late('a'), { file: 'b', passes: 4, faults: [wrong] }];
    const counts = { passed: 7, failed: 2, faults: ['[I] a hook: Timeout of 60000ms exceeded', wrong] };
    const first = { files, counts };
    const passed = { file: 'a', counts: { passed: 5, failed: 0, faults: [] } };
    expect(replaceCounts(first, [passed])).to.deep.equal({ passed: 9, failed: 1, faults: [wrong] });
    const again = { file: 'a', counts: { passed: 3, failed: 1, faults: ['a hook: Timeout'] } };
    expect(replaceCounts(first, [again])).to.deep.equal({
      passed: 7,
      failed: 2,
      faults: [wrong, 'a hook: Timeout'],
    });
    expect(replaceCounts(first, [])).to.deep.equal(counts);
  });
});

describe('[I] runFailedAgain', function () {
  this.timeout(120_000);
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linkwright-again-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('runs the file that failed beside others, and says so and why', async () => {
    const spec = (name: string, body: string) => {
      const file = path.join(folder, `${name}.spec.cjs`);
      writeFileSync(
        file,
        `describe('${name}', () => { it('passes', () => {}); it('works', ${body}).timeout(2000); });`,
      );
      return file;
    };
    // Late or wrong in one of several processes only.
    const slow = spec('[I] slow', '(done) => { if (!process.env.MOCHA_WORKER_ID) done(); }');
    const broken = spec('[I] broken', "() => { throw new Error('by its will'); }");
    const unsteady = spec('[E] unsteady', "() => { if (process.env.MOCHA_WORKER_ID) throw new Error('too early'); }");
    const pure = spec('[U] pure', "() => { if (process.env.MOCHA_WORKER_ID) throw new Error('wrong'); }");
    // This spec may run in such a process itself, whose mark is not to be handed on.
    const env = { MOCHA_WORKER_ID: '' };
    const run = (args: string[]) => runMocha(args, env, { logPath: path.join(folder, 'report.log') });
    const first = await run(['--parallel', '--jobs', '2', slow, broken, unsteady, pure]);
    expect([first.counts.passed, first.counts.failed, first.isWhole]).to.deep.equal([4, 4, true]);
    const lines: string[] = [];
    const counts = await runFailedAgain(
      first,
      (file) => run([file]),
      (line) => lines.push(line),
    );
    expect([counts.passed, counts.failed]).to.deep.equal([6, 2]);
    expect(counts.faults).to.have.members(['[U] pure works: wrong', '[I] broken works: by its will']);
    const reported = lines.map((line) => line.replace(/: \S.*\/(?=\[)/, ': '));
    expect(reported).to.include.members([
      'Ran again alone: [I] slow.spec.cjs: passed',
      'Ran again alone: [I] broken.spec.cjs: 1 failed',
      'Ran again alone: [E] unsteady.spec.cjs: passed',
      '  first: [E] unsteady works: too early',
    ]);
    expect(lines.join('\n')).not.to.contain('pure');
  });
});
