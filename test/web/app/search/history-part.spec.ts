import { expect } from 'chai';
import { type HistoryComparison, selectHistory } from '../../../../domain/search/analysis/day-history.js';
import { addDays } from '../../../../domain/search/analysis/search-day.js';
import { HistoryPart } from '../../../../web/app/search/history-part.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const days = Array.from({ length: 200 }, (_, index) => ({
  date: addDays('2026-01-01', index),
  clicks: index,
  impressions: 1_000,
  ctr: index / 1_000,
  position: 6,
})).filter((_, index) => index !== 190);
const END = addDays('2026-01-01', 199);
const show = (comparison: HistoryComparison, range: 90 | 480 = 90) => {
  const history = selectHistory(days, END, range, comparison);
  if (!history) throw new Error('There is a history');
  return renderPart(HistoryPart, {
    shown: { days, history, range, comparison },
    events: [{ date: END, title: 'A loss' }],
  });
};

describe('[U] search performance over months', () => {
  it('draws four figures, with lengths and comparisons to choose from in the address', () => {
    const html = show('previous');
    expect(html.match(/data-long-chart/g)).to.have.length(4);
    expect(html).to.contain('href="?range=480&amp;compare=previous"').and.contain('href="?range=90&amp;compare=year"');
    expect(html).to.contain('class="trend-before"').and.contain('class="day-mark"');
  });

  it('says which days it shows, which are missing, and where there is nothing to compare with', () => {
    const text = readText(show('previous'));
    expect(text).to.contain('21 Apr 2026 to 19 Jul 2026, dashed: 20 Jan 2026 to 19 Apr 2026');
    expect(text).to.contain('Search Console has no data for 1 day: the lines have gaps there.');
    expect(readText(show('year'))).to.contain('There are no data of the period to compare with');
  });
});
