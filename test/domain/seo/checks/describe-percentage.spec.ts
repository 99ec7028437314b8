import { expect } from 'chai';
import { describePercentage } from '../../../../domain/seo/checks/describe-percentage.js';

describe('[U] describePercentage', () => {
  it('is in percent with one decimal', () => {
    expect([
      describePercentage(0.0345),
      describePercentage(1),
      describePercentage(0),
      describePercentage(null),
    ]).to.deep.equal(['3.5%', '100%', '0%', 'unknown']);
  });
});
