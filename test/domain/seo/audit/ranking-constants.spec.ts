import { expect } from 'chai';
import { SEVERITIES } from '../../../../domain/seo/audit/issues.js';
import {
  GAIN_CEILING_PERCENT,
  IMPACT_PERCENT,
  PRIORITY,
  PRIORITY_ORDER,
  PROTECTS_ONLY,
} from '../../../../domain/seo/audit/ranking-constants.js';

describe('[U] ranking constants', () => {
  it('fall with the severity, and no single range reaches the ceiling', () => {
    const ranges = SEVERITIES.map((severity) => IMPACT_PERCENT[severity]);
    for (const [index, [low, high]] of ranges.entries()) {
      const [nextLow, nextHigh] = ranges[index + 1] ?? [-1, -1];
      expect(low).to.be.at.most(high).and.greaterThan(nextLow);
      expect(high).to.be.greaterThan(nextHigh).and.lessThan(GAIN_CEILING_PERCENT);
    }
  });

  it('give priorities that fall with the severity', () => {
    const places = SEVERITIES.map((severity) => PRIORITY_ORDER.indexOf(PRIORITY[severity]));
    expect(places).to.deep.equal([0, 0, 1, 2, 2]);
  });

  it('take headers for protection, encryption and blocked files not', () => {
    expect(['sec/hsts-missing', 'sec/cookie-flags'].map((id) => PROTECTS_ONLY.test(id))).to.deep.equal([true, true]);
    expect(
      ['sec/http-page', 'sec/mixed-active', 'crawl/no-compression'].map((id) => PROTECTS_ONLY.test(id)),
    ).to.deep.equal([false, false, false]);
  });
});
