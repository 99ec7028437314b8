import { expect } from 'chai';
import { findMissingDays } from '../../../../domain/search/analysis/find-missing-days.js';
import { addDays } from '../../../../domain/search/analysis/search-day.js';
import { periodEnding } from '../../../../domain/search/analysis/search-periods.js';

const LAST = '2026-06-27';
/** Days with data by how many days ago they are, oldest first. */
const daysOf = (count: number, impressions: number, without: number[]) =>
  Array.from({ length: count }, (_, index) => count - 1 - index)
    .filter((age) => !without.includes(age))
    .map((age) => ({ date: addDays(LAST, -age), clicks: 1, impressions, ctr: 0.1, position: 5 }));

describe('[U] missing days', () => {
  it('are those without a row between days with data, within the period', () => {
    const days = daysOf(60, 5_000, [2, 10, 11, 45]);
    expect(findMissingDays(days, periodEnding(LAST, 28))).to.deep.equal(['2026-06-16', '2026-06-17', '2026-06-25']);
    expect(findMissingDays(days, periodEnding(LAST, 60))).to.have.length(4);
  });

  it('are none before the first day with data and after the last one', () => {
    const days = daysOf(30, 5_000, [0, 1]);
    expect(findMissingDays(days, periodEnding(LAST, 60))).to.deep.equal([]);
    expect(findMissingDays([], periodEnding(LAST, 60))).to.deep.equal([]);
  });

  it('are none where the property is shown so seldom that a day without an impression is no wonder', () => {
    expect(findMissingDays(daysOf(60, 4, [2, 10]), periodEnding(LAST, 28))).to.deep.equal([]);
    expect(findMissingDays(daysOf(60, 5, [2, 10]), periodEnding(LAST, 28))).to.have.length(2);
  });
});
