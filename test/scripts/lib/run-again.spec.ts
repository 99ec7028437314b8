import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { chooseAgain, MOST_AGAIN, replaceCounts, runLateAgain } from '../../../scripts/lib/run-again.mjs';
import { runMocha } from '../../../scripts/lib/run-mocha.mjs';

const late = (file: string) => ({
  file,
  passes: 3,
  failures: [{ fault: `${file} hook: Timeout of 60000ms exceeded`, isTimeout: true }],
});
const wrong = { fault: 'b is right: expected 1 to equal 2', isTimeout: false };

describe('[U] running again what timed out', () => {
  it('takes files of which only time-outs failed', () => {
    const fine = { file: 'fine', passes: 9, failures: [] };
    const both = { file: 'both', passes: 1, failures: [...late('both').failures, wrong] };
    const failed = { file: 'failed', passes: 1, failures: [wrong] };
    expect(chooseAgain({ isWhole: true, files: [fine, late('a'), both, failed, late('c')] })).to.deep.equal(['a', 'c']);
  });

  it('takes five at most, and none where something failed that no test told', () => {
    const files = Array.from({ length: MOST_AGAIN }, (_, at) => late(`late-${at}`));
    expect(chooseAgain({ isWhole: true, files })).to.have.length(5);
    expect(chooseAgain({ isWhole: true, files: [...files, late('one more')] })).to.deep.equal([]);
    expect(chooseAgain({ isWhole: false, files })).to.deep.equal([]);
    expect(chooseAgain({ isWhole: true, files: [late('')] })).to.deep.equal([]);
  });

  it('counts the second result in the place of the first, for better or worse', () => {
    const files = [late('a'), { file: 'b', passes: 4, failures: [wrong] }];
    const counts = { passed: 7, failed: 2, faults: ['a hook: Timeout of 60000ms exceeded', wrong.fault] };
    const first = { files, counts };
    const passed = { file: 'a', counts: { passed: 5, failed: 0, faults: [] } };
    expect(replaceCounts(first, [passed])).to.deep.equal({ passed: 9, failed: 1, faults: [wrong.fault] });
    const again = { file: 'a', counts: { passed: 3, failed: 1, faults: ['a hook: Timeout'] } };
    expect(replaceCounts(first, [again])).to.deep.equal({
      passed: 7,
      failed: 2,
      faults: [wrong.fault, 'a hook: Timeout'],
    });
    expect(replaceCounts(first, [])).to.deep.equal(counts);
  });
});

describe('[I] runLateAgain', function () {
  this.timeout(120_000);
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linkwright-again-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('runs the file that was late beside others, and says so', async () => {
    const spec = (name: string, body: string) => {
      const file = path.join(folder, `${name}.spec.cjs`);
      writeFileSync(
        file,
        `describe('${name}', () => { it('passes', () => {}); it('works', ${body}).timeout(2000); });`,
      );
      return file;
    };
    // Late in one of several processes only.
    const slow = spec('slow', '(done) => { if (!process.env.MOCHA_WORKER_ID) done(); }');
    const broken = spec('broken', "() => { throw new Error('by its will'); }");
    // This spec may run in such a process itself, whose mark is not to be handed on.
    const env = { MOCHA_WORKER_ID: '' };
    const run = (args: string[]) => runMocha(args, env, { logPath: path.join(folder, 'report.log') });
    const first = await run(['--parallel', '--jobs', '2', slow, broken]);
    expect([first.counts.passed, first.counts.failed, first.isWhole]).to.deep.equal([2, 2, true]);
    const lines: string[] = [];
    const counts = await runLateAgain(
      first,
      (file) => run([file]),
      (line) => lines.push(line),
    );
    expect(counts).to.deep.equal({ passed: 3, failed: 1, faults: ['broken works: by its will'] });
    expect(lines.map((line) => line.replace(/: .*slow/, ': slow'))).to.deep.equal([
      'Runs again alone, since it timed out beside others: slow.spec.cjs',
      'Ran again alone: slow.spec.cjs: passed',
    ]);
  });
});
