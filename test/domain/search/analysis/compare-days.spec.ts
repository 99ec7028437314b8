import { expect } from 'chai';
import { compareDays, countPeriod, scaleByDays } from '../../../../domain/search/analysis/compare-days.js';

const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-05', '2026-06-06'].map((date) => ({
  date,
  clicks: 10,
  impressions: 100,
  ctr: 0.1,
  position: 2,
}));
const period = (start_date: string, end_date: string) => ({ start_date, end_date, days: 3 });

describe('[U] comparison by days', () => {
  const current = countPeriod(days, period('2026-06-04', '2026-06-06'));
  const previous = countPeriod(days, period('2026-06-01', '2026-06-03'));

  it('sums what is known, counts what is not, and compares as many days of each', () => {
    expect(current).to.include({ missing_days: 1 });
    expect(current?.figures).to.deep.equal({ clicks: 20, impressions: 200, ctr: 0.1, position: 2 });
    expect(scaleByDays(current, previous)).to.equal(2 / 3);
    expect(compareDays(current, previous)).to.include({ clicks: 0, clicks_percent: 0, impressions: 0, position: 0 });
  });

  it('does not reach before the first day with data, and compares nothing then', () => {
    const before = countPeriod(days, period('2026-05-29', '2026-05-31'));
    expect(before).to.equal(null);
    expect(compareDays(current, before).clicks).to.equal(null);
    expect(scaleByDays(current, before)).to.equal(1);
  });
});
