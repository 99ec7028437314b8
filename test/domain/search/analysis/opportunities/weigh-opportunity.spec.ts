import { expect } from 'chai';
import { weighOpportunity } from '../../../../../domain/search/analysis/opportunities/weigh-opportunity.js';

const gain = (expected: number | null, per_days = 28) =>
  ({ kind: 'quick_win', clicks: 500, expected, per_days }) as const;
const property = { clicks: 1_000, days: 28 };

describe('[U] priority of search opportunities', () => {
  it('is by the share of all clicks, as that of audits is', () => {
    expect([30, 29, 4, 3, 0].map((expected) => weighOpportunity(gain(expected), property))).to.deep.equal([
      'High',
      'Medium',
      'Medium',
      'Low',
      'Low',
    ]);
  });

  it('takes both for as many days', () => {
    expect(weighOpportunity(gain(30, 28), { clicks: 3_000, days: 84 })).to.equal('High');
    expect(weighOpportunity(gain(30, 28), { clicks: 6_000, days: 84 })).to.equal('Medium');
  });

  it('is high for no more than a few clicks, however small the site', () => {
    expect(weighOpportunity(gain(9), { clicks: 20, days: 28 })).to.equal('Medium');
  });

  it('of what breaks a page is by the clicks at risk, and medium at least', () => {
    const issue = { kind: 'technical_issue', clicks: 1, expected: null, per_days: null } as const;
    expect(weighOpportunity(issue, property)).to.equal('Medium');
    expect(weighOpportunity({ ...issue, clicks: 40 }, property)).to.equal('High');
  });

  it('is low where nothing is to be won, and medium where nothing can be measured by', () => {
    expect(weighOpportunity(gain(null), property)).to.equal('Low');
    expect(weighOpportunity(gain(50), null)).to.equal('Medium');
    expect(weighOpportunity(gain(50), { clicks: 0, days: 28 })).to.equal('Medium');
  });
});
