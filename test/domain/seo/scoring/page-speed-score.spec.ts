import { expect } from 'chai';
import { scorePageSpeed } from '../../../../domain/seo/scoring/page-speed-score.js';
import { speedRun } from '../../../support/samples/speed-runs.js';

const mobile = speedRun({ scores: { performance: 61 } });
const desktop = speedRun({ strategy: 'desktop', scores: { performance: 90 } });

describe('[U] page-speed-score', () => {
  it('is the mean of the strategies, with what each takes off', () => {
    expect(scorePageSpeed([mobile, desktop])).to.deep.equal({
      score: 75.5,
      by_strategy: { mobile: 61, desktop: 90 },
      deductions: [
        { check_id: 'lighthouse/mobile', points: 19.5, affected: 1, measured: 1, formula: '(100 − 61) ÷ 2' },
        { check_id: 'lighthouse/desktop', points: 5, affected: 1, measured: 1, formula: '(100 − 90) ÷ 2' },
      ],
      basis: 'mobile 61, desktop 90; their mean is the score',
    });
  });

  it('is the one score when one strategy was measured', () => {
    expect(scorePageSpeed([mobile]).score).to.equal(61);
  });

  it('leaves out runs that failed or could not be judged', () => {
    const failed = speedRun({ runtime_error: { code: 'NO_FCP', message: 'nothing painted' } });
    const unjudged = speedRun({ scores: { performance: null } });
    expect(scorePageSpeed([desktop, failed, unjudged]).score).to.equal(90);
    expect(scorePageSpeed([failed, unjudged])).to.deep.equal({
      score: null,
      by_strategy: {},
      deductions: [],
      basis: 'no run could be judged',
    });
  });

  it('counts a score of 0', () => {
    expect(scorePageSpeed([speedRun({ scores: { performance: 0 } })]).score).to.equal(0);
  });
});
