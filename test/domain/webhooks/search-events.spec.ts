import { expect } from 'chai';
import type { PerformanceEvent } from '../../../domain/search/analysis/events/performance-event.js';
import { searchEvents } from '../../../domain/webhooks/search-events.js';
import { stubSearchPerformance } from '../../support/samples/stub-search-performance.js';
import { stubTrends } from '../../support/samples/stub-trends.js';

const event = (date: string, direction: PerformanceEvent['direction'] = 'loss'): PerformanceEvent => ({
  date,
  direction,
  title: `Since ${date}, 12 queries rank about 4 places lower`,
  certainty: 'high',
  series: [],
  queries: [],
  queries_total: 12,
  median_places: 4,
  updates: [],
});
const eventsOf = (...events: PerformanceEvent[]) =>
  searchEvents('alice', 'op', stubSearchPerformance({ trend_analysis: stubTrends(events) }));

describe('[U] events of a search analysis', () => {
  it('are the changes of the last two months, with what a reader needs', () => {
    const [one, ...others] = eventsOf(event('2026-04-14'), event('2026-03-30'));
    expect(others).to.deep.equal([]);
    expect(one).to.deep.include({ user_id: 'alice', type: 'search.performance_changed' });
    expect(one?.data).to.include({ site: 'site.example', operation_id: 'op', date: '2026-04-14', queries_total: 12 });
  });

  it('are the same for a day that the next analysis finds a day later, another for another direction', () => {
    const keys = eventsOf(event('2026-04-14'), event('2026-04-15'), event('2026-04-15', 'gain')).map(({ key }) => key);
    expect(keys[0]).to.equal(keys[1]);
    expect(new Set(keys).size).to.equal(2);
  });

  it('are none where trends could not be measured', () => {
    expect(searchEvents('alice', 'op', stubSearchPerformance())).to.deep.equal([]);
  });
});
