import { expect } from 'chai';
import { judgeTrend } from '../../../../domain/search/analysis/judge-trend.js';

describe('[U] trend of clicks', () => {
  it('is flat below five percent either way, and unknown without a comparison', () => {
    expect([5, 4.9, 0, -4.9, -5, null].map(judgeTrend)).to.deep.equal(['up', 'flat', 'flat', 'flat', 'down', null]);
  });
});
