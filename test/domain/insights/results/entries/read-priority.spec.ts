import { expect } from 'chai';
import { readPriority, WEIGHT_OF_PRIORITY } from '../../../../../domain/insights/results/entries/read-priority.js';

describe('[U] stated priorities', () => {
  it('are those of audits, and no others', () => {
    expect(
      ['High', 'Medium', 'Low', 'high', 'urgent'].map((value) => readPriority({ path: 'p', value })),
    ).to.deep.equal(['High', 'Medium', 'Low', null, null]);
    expect(readPriority(null)).to.equal(null);
    expect(WEIGHT_OF_PRIORITY.High).to.equal('high');
  });
});
