import { expect } from 'chai';
import { basketPositions } from '../../../../../domain/search/analysis/events/basket-positions.js';
import type { DailyGroup } from '../../../../../domain/search/analysis/sets/group-days.js';

const period = { start_date: '2026-06-01', end_date: '2026-06-05', days: 5 };
const query = (key: string, weight: number, positions: (number | null)[]): DailyGroup => ({
  key,
  clicks: [0, 0, 0, 0, 0],
  impressions: [weight, 0, 0, 0, 0],
  positions,
});

describe('[U] positions of the same queries', () => {
  it('are how far queries are from where they usually are, by what they weigh', () => {
    const groups = [query('a', 30, [5, 5, 5, 9, 5]), query('b', 10, [10, 10, 10, 10, null])];
    expect(basketPositions({ period, groups })).to.deep.equal([0, 0, 0, 3, 0]);
  });

  it('do not move when a query far below begins to be shown', () => {
    const groups = [query('a', 30, [5, 5, 5, 5, 5]), query('new', 30, [null, null, 80, 80, 80])];
    expect(basketPositions({ period, groups })).to.deep.equal([0, 0, 0, 0, 0]);
  });

  it('are unknown on a day on which nothing is shown', () => {
    expect(basketPositions({ period, groups: [] })).to.deep.equal([null, null, null, null, null]);
  });
});
