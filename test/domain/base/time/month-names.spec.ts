import { expect } from 'chai';
import { MONTH_NAMES } from '../../../../domain/base/time/month-names.js';

describe('[U] names of months', () => {
  it('are those of English dates, in their order', () => {
    const format = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
    expect(MONTH_NAMES).to.deep.equal(MONTH_NAMES.map((_, month) => format.format(Date.UTC(2026, month, 1))));
  });
});
