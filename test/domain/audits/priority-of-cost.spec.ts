import { expect } from 'chai';
import { priorityOfCost } from '../../../domain/audits/priority-of-cost.js';

describe('[U] priority of cost', () => {
  it('goes by what the error costs the site', () => {
    expect([40, 3, 2.9, 0.4, 0.1].map((percent) => priorityOfCost(percent, 'low'))).to.deep.equal([
      'High',
      'High',
      'Medium',
      'Medium',
      'Low',
    ]);
  });

  it('is medium at least for what is severe where it occurs, and never high for one page of many', () => {
    expect(priorityOfCost(0.1, 'critical')).to.equal('Medium');
    expect(priorityOfCost(0.1, 'high')).to.equal('Medium');
    expect(priorityOfCost(0.1, 'medium')).to.equal('Low');
  });
});
