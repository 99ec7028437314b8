import { expect } from 'chai';
import { confidenceOf } from '../../../../../domain/seo/search-console/opportunities/confidence-of.js';

describe('[U] confidence', () => {
  it('grows with impressions and is less where something is inferred', () => {
    expect([0, 200, 1_800].map((impressions) => confidenceOf(impressions, 'measured'))).to.deep.equal([0, 0.5, 0.9]);
    expect(confidenceOf(1_800, 'inferred')).to.equal(0.63);
  });
});
