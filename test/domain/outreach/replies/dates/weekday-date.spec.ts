import { expect } from 'chai';
import { weekdayDate } from '../../../../../domain/outreach/replies/dates/weekday-date.js';

const TUESDAY = '2026-04-28T10:00:00.000Z';

describe('[U] date of a weekday', () => {
  it('is the next such day', () => {
    expect(weekdayDate('monday', TUESDAY)).to.equal('2026-05-04');
    expect(weekdayDate('am mittwoch', TUESDAY)).to.equal('2026-04-29');
    expect(weekdayDate('tuesday', TUESDAY)).to.equal('2026-05-05');
    expect(weekdayDate('pazartesi', TUESDAY)).to.equal('2026-05-04');
  });

  it('is null without one', () => {
    expect(weekdayDate('soon', TUESDAY)).to.equal(null);
  });
});
