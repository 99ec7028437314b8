import { expect } from 'chai';
import { readPeriodDays } from '../../../../domain/insights/reading/read-period-days.js';

describe('[U] days of an analysis', () => {
  it('are read where analyses have them', () => {
    for (const value of [
      { period_days: 28 },
      { days: 28 },
      { periods: { current: { days: 28 } } },
      { period: { days: 28 } },
    ])
      expect(readPeriodDays({ path: '', value })?.value).to.equal(28);
    expect(readPeriodDays({ path: '', value: {} })).to.equal(null);
  });
});
