import { expect } from 'chai';
import { nameIssueCounts } from '../../../domain/audits/name-issue-counts.js';

const name = (critical: number, warning: number, notice: number) => nameIssueCounts({ critical, warning, notice });

describe('[U] named counts of issues', () => {
  it('leave out what there is none of', () => {
    expect(name(1, 4, 20)).to.equal('1 critical issue, 4 warnings and 20 notices');
    expect(name(0, 1, 0)).to.equal('1 warning');
    expect(name(2, 0, 1)).to.equal('2 critical issues and 1 notice');
    expect(name(0, 0, 0)).to.equal('');
  });
});
