import { expect } from 'chai';
import { compareYear } from '../../../../domain/search/analysis/compare-year.js';
import { addDays } from '../../../../domain/search/analysis/search-day.js';
import { periodEnding } from '../../../../domain/search/analysis/search-periods.js';

const LAST = '2026-06-27';
const days = Array.from({ length: 400 }, (_, index) => ({
  date: addDays(LAST, index - 399),
  clicks: index < 36 ? 10 : 15,
  impressions: 100,
  ctr: 0.1,
  position: 2,
}));

describe('[U] year on year', () => {
  it('puts the same days of the week, 364 days earlier, beside the period', () => {
    const year = compareYear(days, periodEnding(LAST, 28));
    expect(year?.period).to.deep.equal({ start_date: '2025-06-01', end_date: '2025-06-28', days: 28 });
    expect(year?.figures.clicks).to.equal(280);
    expect(year?.change).to.include({ clicks: 140, clicks_percent: 50 });
    expect(year?.missing_days).to.equal(0);
  });

  it('is unknown where the data do not reach, and where the two would overlap', () => {
    expect(compareYear(days, periodEnding(LAST, 90))).to.equal(null);
    expect(compareYear([], periodEnding(LAST, 28))).to.equal(null);
    expect(compareYear(days, periodEnding(LAST, 365))).to.equal(null);
  });
});
