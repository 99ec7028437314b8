import { expect } from 'chai';
import { addDays } from '../../../../../domain/search/analysis/search-day.js';
import {
  DECAY_DAYS,
  decayWindows,
  PageDayTable,
  unpairedDays,
} from '../../../../../domain/search/analysis/sets/page-days.js';

const windows = decayWindows('2026-06-27');
const row = (date: string, clicks = 1) => ({
  keys: ['https://a.example/', date],
  clicks,
  impressions: 10,
  ctr: 0,
  position: 2,
});
const all = Array.from({ length: 2 * DECAY_DAYS }, (_, index) => addDays('2026-06-27', -index));

describe('[U] table of pages by day', () => {
  it('holds four whole weeks against the four before, weekdays apart', () => {
    const table = new PageDayTable(windows, new Set());
    // Days beyond both windows are no one's.
    table.add([...all, '2026-06-28', '2026-05-02'].map((day) => row(day)));
    expect(table.result()).to.deep.equal([
      {
        url: 'https://a.example/',
        current: { clicks: 28, impressions: 280, ctr: 0.1, position: 2 },
        previous: { clicks: 28, impressions: 280, ctr: 0.1, position: 2 },
        weekdays: {
          current: { clicks: 20, impressions: 200, ctr: 0.1, position: 2 },
          previous: { clicks: 20, impressions: 200, ctr: 0.1, position: 2 },
        },
      },
    ]);
  });

  it('leaves days without data out on both sides', () => {
    // The last two days are absent, and one of the earlier weeks.
    const absent = ['2026-06-27', '2026-06-26', '2026-05-06'];
    const present = new Set(all.filter((day) => !absent.includes(day)));
    const left = unpairedDays(windows, present);
    expect([...left].sort()).to.deep.equal([
      '2026-05-06',
      '2026-05-29',
      '2026-05-30',
      '2026-06-03',
      '2026-06-26',
      '2026-06-27',
    ]);
    const table = new PageDayTable(windows, left);
    table.add([...present].map((day) => row(day)));
    const [page] = table.result();
    expect([page?.current.clicks, page?.previous.clicks]).to.deep.equal([25, 25]);
  });

  it('leaves nothing out where every day has data', () => {
    expect(unpairedDays(windows, new Set(all)).size).to.equal(0);
  });
});
