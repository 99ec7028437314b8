import { expect } from 'chai';
import type { ShiftedSeries } from '../../../../../domain/search/analysis/events/performance-event.js';
import { titleEvent } from '../../../../../domain/search/analysis/events/title-event.js';

const series: ShiftedSeries = {
  group: 'device',
  key: 'MOBILE',
  metric: 'clicks',
  date: '2026-05-01',
  before: 80,
  after: 40,
  change: -50,
  score: 9,
};
const event = {
  date: '2026-05-01',
  direction: 'loss',
  series: [series],
  queries_total: 0,
  median_places: null,
} as const;

describe('[U] title of an event', () => {
  it('names the queries that moved, and by how much', () => {
    expect(titleEvent({ ...event, series: [series], queries_total: 124, median_places: 6.2 })).to.equal(
      'Since 1 May 2026, 124 queries rank about 6 places lower',
    );
    expect(
      titleEvent({ ...event, direction: 'gain', series: [series], queries_total: 2, median_places: -1.2 }),
    ).to.equal('Since 1 May 2026, 2 queries rank about 1 place higher');
  });

  it('names the group that changed most where no queries moved together', () => {
    const titleOf = (changes: Partial<ShiftedSeries>) => titleEvent({ ...event, series: [{ ...series, ...changes }] });
    expect(titleOf({})).to.equal('Since 1 May 2026, device MOBILE gets 50% fewer clicks a day (80 to 40)');
    expect(titleOf({ group: 'site', key: null, metric: 'position', before: 4, after: 6, change: 2 })).to.equal(
      'Since 1 May 2026, the site ranks 2 places lower on average (position 4 to 6)',
    );
    expect(titleOf({ group: 'queries', key: null, metric: 'position', change: 0.7 })).to.equal(
      'Since 1 May 2026, queries rank 0.7 places lower on average',
    );
  });
});
