import { expect } from 'chai';
import { findMovedQueries } from '../../../../../domain/search/analysis/events/find-moved-queries.js';
import type { DailyGroup } from '../../../../../domain/search/analysis/sets/group-days.js';

const period = { start_date: '2026-06-01', end_date: '2026-06-20', days: 20 };
/** A query whose position changes on day ten. */
const query = (key: string, before: number, after: number, impressions = 10, clicks = 1): DailyGroup => ({
  key,
  clicks: Array(20).fill(clicks),
  impressions: Array(20).fill(impressions),
  positions: Array.from({ length: 20 }, (_, day) => (day < 10 ? before : after)),
});

describe('[U] queries that moved with an event', () => {
  const groups = [
    query('a', 4, 10),
    query('b', 4, 5.9),
    query('c', 9, 4),
    query('rare', 4, 10, 1),
    query('d', 3, 6, 10, 5),
  ];
  const names = (direction: 'loss' | 'gain') =>
    findMovedQueries({ period, groups }, '2026-06-11', direction).map(({ query: name }) => name);

  it('are those that moved two places or more its way, those with most clicks before first', () => {
    expect(names('loss')).to.deep.equal(['d', 'a']);
    expect(names('gain')).to.deep.equal(['c']);
  });

  it('carry what they were and are', () => {
    expect(findMovedQueries({ period, groups }, '2026-06-11', 'gain')).to.deep.equal([
      {
        query: 'c',
        position_before: 9,
        position_after: 4,
        clicks_per_day_before: 1,
        clicks_per_day_after: 1,
      },
    ]);
  });

  it('are none where a side is not known', () => {
    expect(findMovedQueries({ period, groups }, '2026-06-01', 'loss')).to.deep.equal([]);
  });
});
