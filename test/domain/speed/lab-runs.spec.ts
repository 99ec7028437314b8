import { expect } from 'chai';
import { givesFixes, hasScripts, isSlowHost, medianRun } from '../../../domain/speed/lab-runs.js';
import { speedRun } from '../../support/samples/speed-runs.js';

const run = (performance: number | null, benchmark_index: number | null = 1500) =>
  speedRun({ scores: { performance }, benchmark_index });
const failed = speedRun({ scores: { performance: null }, runtime_error: { code: 'NO_FCP', message: 'no paint' } });

describe('[U] runs of a laboratory', () => {
  it('count by the one in the middle, which keeps all of them', () => {
    const middle = medianRun([run(98), run(73), run(95)]);
    expect(middle.scores.performance).to.equal(95);
    expect(middle.runs?.map(({ performance }) => performance)).to.deep.equal([98, 73, 95]);
    expect(middle.reliability).to.deep.equal({ level: 'good', reason: null });
  });

  it('leave out those of a busy host while there are others', () => {
    const middle = medianRun([run(40, 300), run(92), run(94)]);
    expect(middle.scores.performance).to.equal(92);
    expect(middle.reliability).to.deep.equal({ level: 'single', reason: 'two runs only' });
  });

  it('say when the host was busy all the time, or the runs contradict each other', () => {
    expect(medianRun([run(40, 300), run(50, 200), run(60, 250)]).reliability).to.deep.equal({
      level: 'low',
      reason: 'the measuring host was busy or slow (benchmark index 200, 1,000 and more are needed)',
    });
    expect(medianRun([run(40), run(90), run(92)]).reliability).to.deep.equal({
      level: 'low',
      reason: 'the runs differ by 52 points',
    });
  });

  it('mark a single one, and take what did not load for what it is', () => {
    expect(medianRun([run(90)]).reliability).to.deep.equal({ level: 'single', reason: 'one run only' });
    expect(medianRun([failed, run(80), failed]).scores.performance).to.equal(80);
    expect(medianRun([failed]).runtime_error?.code).to.equal('NO_FCP');
    expect(() => medianRun([])).to.throw('no run');
  });

  it('give fixes unless they are not reliable', () => {
    expect(givesFixes(speedRun())).to.equal(true);
    expect(givesFixes(medianRun([run(90)]))).to.equal(true);
    expect(givesFixes(medianRun([run(40, 300)]))).to.equal(false);
    expect(givesFixes(failed)).to.equal(false);
    expect(
      [null, undefined, 999, 1000].map((benchmark_index) => isSlowHost({ benchmark_index: benchmark_index ?? null })),
    ).to.deep.equal([false, false, true, false]);
  });

  it('know pages that hold no script to speak of', () => {
    expect(hasScripts({ script_bytes: 367, document_bytes: 12_000 })).to.equal(false);
    expect(hasScripts({ script_bytes: 367, document_bytes: 400_000 })).to.equal(true);
    expect(hasScripts({ script_bytes: 90_000, document_bytes: 12_000 })).to.equal(true);
    expect(hasScripts({ script_bytes: null, document_bytes: 12_000 })).to.equal(true);
    expect(hasScripts({})).to.equal(true);
  });
});
