import { expect } from 'chai';
import { isCalendarDate } from '../../../../domain/base/time/is-calendar-date.js';

describe('[U] isCalendarDate', () => {
  it('knows every day of four hundred years, and no other', () => {
    for (let year = 1900; year < 2300; year++) {
      for (let month = 1; month <= 12; month++) {
        for (let day = 1; day <= 31; day++) {
          const date = new Date(Date.UTC(year, month - 1, day));
          const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
          expect(isCalendarDate(text), text).to.equal(date.getUTCDate() === day);
        }
      }
    }
  });

  for (const text of [
    '',
    '2026-1-1',
    '2026-01-32',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '26-01-01',
    '2026-01-01\n',
  ])
    it(`${JSON.stringify(text)} is none`, () => expect(isCalendarDate(text)).to.equal(false));
});
