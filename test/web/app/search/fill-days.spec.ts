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
  const days = [day('2026-02-26', 4, 8), day('2026-03-01', 2, 9)];
  const period = { start_date: '2026-02-25', end_date: '2026-03-02' };
  const valuesOf = (figure: 'clicks' | 'position', missing: string[] = []) =>
    fillDays(days, period, figure, new Set(missing)).map(({ value }) => value);

  it('are all of the period, without data before the first and after the last', () => {
    expect(fillDays(days, period, 'clicks', new Set()).map(({ date }) => date)).to.deep.equal([
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
    expect(valuesOf('clicks')).to.deep.equal([null, 4, 0, 0, 2, null]);
  });

  it('have no data where the analysis says so, and no position where nothing was shown', () => {
    expect(valuesOf('clicks', ['2026-02-27'])).to.deep.equal([null, 4, null, 0, 2, null]);
    expect(valuesOf('position')).to.deep.equal([null, 8, null, null, 9, null]);
  });

  it('are one where the period is one, and have no data without any row', () => {
    const one = { start_date: '2026-02-26', end_date: '2026-02-26' };
    expect(fillDays(days, one, 'impressions', new Set())).to.deep.equal([{ date: '2026-02-26', value: 40 }]);
    expect(fillDays([], one, 'clicks', new Set())).to.deep.equal([{ date: '2026-02-26', value: null }]);
  });
});
