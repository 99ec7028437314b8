import { expect } from 'chai';
import { fillDays } from '../../../../web/app/search/fill-days.js';

describe('[U] days of a chart', () => {
  const day = (date: string, clicks: number, position: number | null) => ({
    date,
    clicks,
    impressions: clicks * 10,
    ctr: 0.1,
    position,
  });
  const days = [day('2026-02-27', 4, 8), day('2026-03-01', 0, null)];

  it('are all of the period, with null for those that the data leave out', () => {
    const period = { start_date: '2026-02-26', end_date: '2026-03-02' };
    expect(fillDays(days, period, 'clicks')).to.deep.equal([
      { date: '2026-02-26', value: null },
      { date: '2026-02-27', value: 4 },
      { date: '2026-02-28', value: null },
      { date: '2026-03-01', value: 0 },
      { date: '2026-03-02', value: null },
    ]);
    expect(fillDays(days, period, 'position').map(({ value }) => value)).to.deep.equal([null, 8, null, null, null]);
  });

  it('are one where the period is one', () => {
    expect(fillDays(days, { start_date: '2026-02-27', end_date: '2026-02-27' }, 'impressions')).to.deep.equal([
      { date: '2026-02-27', value: 40 },
    ]);
  });
});
