import { expect } from 'chai';
import { readSearchWork } from '../../../../domain/insights/results/entries/read-search-work.js';
import { draftEvents } from '../../../../domain/insights/search/draft-events.js';
import { joinLosses } from '../../../../domain/insights/search/join-losses.js';
import { stubSearchOpportunity } from '../../../support/samples/stub-search-opportunity.js';

const base = { clicks: { path: 'clicks', value: 1_000 }, days: { path: 'days', value: 28 } };
const [event] = draftEvents({
  path: '',
  value: {
    periods: { current: { end_date: '2026-06-27' } },
    trend_analysis: {
      events: {
        events: [{ date: '2026-05-31', direction: 'loss', title: 'Since then it fell', queries: [], updates: [] }],
      },
    },
  },
});

describe('[U] a day of loss and its pages', () => {
  it('are one insight, with the work and the gains of the pages', () => {
    if (!event) throw new Error('No event');
    const gain = { low: 0, expected: 50, high: 100, per_days: 28, basis: 'b' };
    const value = stubSearchOpportunity({
      kind: 'decay',
      query: null,
      estimated_click_gain: gain,
      effort: { value: 6, unit: 'hours' },
    });
    const lost = readSearchWork({ path: 'o', value }, base);
    const joined = joinLosses(event.draft, lost ? [lost] : [], base);
    expect(joined.description.text).to.match(
      / Pages with fewer clicks or lower positions since: https:\/\/site\.example\/lamps \(10 clicks, position 8\)\.$/,
    );
    expect([joined.traffic?.expected, joined.effort.days]).to.deep.equal([5, 2]);
    expect(joinLosses(event.draft, [], base)).to.equal(event.draft);
  });
});
