import { expect } from 'chai';
import { listDayClicks } from '../../../../domain/search/analysis/list-day-clicks.js';

const day = (date: string, clicks: number, impressions: number) => ({ date, clicks, impressions, ctr: 0, position: 1 });
const period = { start_date: '2026-06-01', end_date: '2026-06-04', days: 4 };

describe('[U] clicks of each day', () => {
  it('are null where data are missing and 0 where nothing was shown', () => {
    const shown = [day('2026-06-01', 3, 90), day('2026-06-03', 4, 90)];
    expect(listDayClicks(shown, period)).to.deep.equal([3, null, 4, 0]);
    const hardly = [day('2026-06-01', 1, 1), day('2026-06-03', 0, 1)];
    expect(listDayClicks(hardly, period)).to.deep.equal([1, 0, 0, 0]);
  });
});
