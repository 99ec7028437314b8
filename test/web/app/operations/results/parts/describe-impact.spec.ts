import { expect } from 'chai';
import { describeImpact } from '../../../../../../web/app/operations/results/parts/describe-impact.js';

describe('[U] impact of an insight', () => {
  it('says what the estimate rests on, and why there is none', () => {
    const basis = 'From the clicks of the pages.';
    expect(describeImpact({ traffic_percent_low: 0.5, traffic_percent_high: 2, basis })).to.equal(
      'Estimate: 0.5% to 2% more traffic (From the clicks of the pages)',
    );
    expect(
      describeImpact({ traffic_percent_low: null, traffic_percent_high: null, basis: 'No clicks are known' }),
    ).to.equal('Gain not estimated (No clicks are known)');
    expect(describeImpact({ traffic_percent_low: null, traffic_percent_high: null, basis: '' })).to.equal(
      'Gain not estimated',
    );
  });
});
