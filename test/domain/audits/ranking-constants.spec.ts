import { expect } from 'chai';
import { SEVERITIES } from '../../../domain/audits/issues.js';
import {
  GAIN_CEILING_PERCENT,
  HIGH_FROM_COST,
  IMPACT_PERCENT,
  MEDIUM_FROM_COST,
  PROTECTS_ONLY,
} from '../../../domain/audits/ranking-constants.js';

describe('[U] ranking constants', () => {
  it('fall with the severity, and no single range reaches the ceiling', () => {
    const ranges = SEVERITIES.map((severity) => IMPACT_PERCENT[severity]);
    for (const [index, [low, high]] of ranges.entries()) {
      const [nextLow, nextHigh] = ranges[index + 1] ?? [-1, -1];
      expect(low).to.be.at.most(high).and.greaterThan(nextLow);
      expect(high).to.be.greaterThan(nextHigh).and.lessThan(GAIN_CEILING_PERCENT);
    }
  });

  it('ask more of a high than of a medium priority', () => {
    expect(HIGH_FROM_COST).to.be.greaterThan(MEDIUM_FROM_COST);
  });

  it('take headers for protection, encryption and blocked files not', () => {
    expect(['sec/hsts-missing', 'sec/cookie-flags'].map((id) => PROTECTS_ONLY.test(id))).to.deep.equal([true, true]);
    expect(
      ['sec/http-page', 'sec/mixed-active', 'crawl/no-compression'].map((id) => PROTECTS_ONLY.test(id)),
    ).to.deep.equal([false, false, false]);
  });
});
