import { expect } from 'chai';
import {
  GROUP_DAYS,
  GroupDayTable,
  groupPeriod,
  readDirectory,
} from '../../../../../domain/search/analysis/sets/group-days.js';

const period = { start_date: '2026-06-01', end_date: '2026-06-03', days: 3 };
const row = (key: string, date: string, clicks: number, impressions: number, position: number) => ({
  keys: [key, date],
  clicks,
  impressions,
  ctr: 0,
  position,
});

describe('[U] days of groups', () => {
  it('adds rows up by group and day, positions by impressions; those shown most are kept', () => {
    const table = new GroupDayTable(period, 1, readDirectory);
    table.add([
      row('https://a.example/b/1', '2026-06-01', 1, 10, 4),
      row('https://a.example/b/2', '2026-06-01', 2, 30, 8),
    ]);
    table.add([row('https://a.example/b/1', '2026-06-03', 1, 5, 3), row('https://a.example/', '2026-06-02', 1, 9, 2)]);
    table.add([row('https://a.example/b/1', '2026-05-31', 9, 9, 9), row('no page', '2026-06-01', 9, 999, 9)]);
    expect(table.result()).to.deep.equal({
      period,
      groups: [{ key: '/b/', clicks: [3, 0, 1], impressions: [40, 0, 5], positions: [7, null, 3] }],
    });
  });

  it('are of half a year that ends with the period', () => {
    expect(groupPeriod(period)).to.deep.equal({ start_date: '2025-12-04', end_date: '2026-06-03', days: GROUP_DAYS });
  });

  it('take the first folder of a page', () => {
    expect(
      ['https://a.example/blog/x', 'https://a.example/blog', 'https://a.example', 'x'].map(readDirectory),
    ).to.deep.equal(['/blog/', '/', '/', null]);
  });
});
