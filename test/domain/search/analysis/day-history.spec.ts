import { expect } from 'chai';
import { selectHistory } from '../../../../domain/search/analysis/day-history.js';
import { addDays } from '../../../../domain/search/analysis/search-day.js';

const START = '2025-06-01';
const days = Array.from({ length: 400 }, (_, index) => ({
  date: addDays(START, index),
  clicks: index,
  impressions: 500,
  ctr: index / 500,
  position: 5,
}));
const END = addDays(START, 399);

describe('[U] history of search by day', () => {
  it('ends on the day that is given, and begins where the data do', () => {
    expect(selectHistory(days, END, 90, 'none')).to.deep.equal({
      period: { start_date: addDays(END, -89), end_date: END, days: 90 },
      before: null,
      missing: [],
    });
    expect(selectHistory(days, END, 480, 'none')?.period).to.deep.equal({
      start_date: START,
      end_date: END,
      days: 400,
    });
  });

  it('compares with as many days before, or the year before, on the same days of the week', () => {
    const previous = selectHistory(days, END, 90, 'previous')?.before;
    expect(previous).to.deep.equal({ start_date: addDays(END, -89 - 91), end_date: addDays(END, -91), days: 90 });
    expect(selectHistory(days, END, 90, 'year')?.before?.end_date).to.equal(addDays(END, -364));
    // Nothing of that time is known.
    expect(selectHistory(days, END, 480, 'previous')?.before).to.equal(null);
  });

  it('names days whose data are lost, in both periods', () => {
    const lost = [addDays(END, -10), addDays(END, -100)];
    const known = days.filter(({ date }) => !lost.includes(date));
    expect(selectHistory(known, END, 90, 'previous')?.missing).to.have.members(lost);
    expect(selectHistory(known, END, 90, 'none')?.missing).to.deep.equal([lost[0]]);
  });

  it('is nothing without a day up to the end', () => {
    expect(selectHistory([], END, 90, 'none')).to.equal(null);
    expect(selectHistory(days, addDays(START, -1), 90, 'none')).to.equal(null);
  });
});
