import { expect } from 'chai';
import { isBeyondCalendar } from '../../../../domain/base/url/is-beyond-calendar.js';

const NOW = '2026-06-15T00:00:00Z';
const isBeyond = (year: number, month: number, is_calendar: boolean) =>
  isBeyondCalendar({ family: 'https://a.example/', month: year * 12 + month, is_calendar }, NOW);

describe('[U] isBeyondCalendar', () => {
  it('begins with the month after two years', () => {
    expect([isBeyond(2028, 6, false), isBeyond(2028, 7, false)]).to.deep.equal([false, true]);
  });

  it('bounds the past of calendars only', () => {
    expect([isBeyond(2024, 6, true), isBeyond(2024, 5, true)]).to.deep.equal([false, true]);
    expect(isBeyond(1999, 1, false)).to.equal(false);
  });
});
