import { expect } from 'chai';
import { showHoursOrDays } from '../../../../../web/report/short/facts/show-hours-or-days.js';
import { DE } from '../../../../../web/report/texts/de.js';
import { EN } from '../../../../../web/report/texts/en.js';

describe('[U] effort', () => {
  it('is shown in days to a half, and in hours below a day', () => {
    const efforts = [0.02, 0.1, 0.7, 0.99, 1, 2.54, 12.8];
    expect(efforts.map((days) => showHoursOrDays(days, EN))).to.deep.equal([
      '1 hour',
      '1 hour',
      '6 hours',
      '1 day',
      '1 day',
      '2.5 days',
      '13 days',
    ]);
    expect(efforts.map((days) => showHoursOrDays(days, DE))).to.deep.equal([
      '1 Stunde',
      '1 Stunde',
      '6 Stunden',
      '1 Tag',
      '1 Tag',
      '2,5 Tage',
      '13 Tage',
    ]);
  });
});
