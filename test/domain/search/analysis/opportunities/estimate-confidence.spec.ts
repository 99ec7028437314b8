import { expect } from 'chai';
import { estimateConfidence } from '../../../../../domain/search/analysis/opportunities/estimate-confidence.js';

describe('[U] confidence', () => {
  it('grows with impressions and is less where something is inferred', () => {
    expect([0, 200, 1_800].map((impressions) => estimateConfidence(impressions, 'measured'))).to.deep.equal([
      0, 0.5, 0.9,
    ]);
    expect(estimateConfidence(1_800, 'inferred')).to.equal(0.63);
  });
});
