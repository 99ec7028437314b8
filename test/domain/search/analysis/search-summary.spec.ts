import { expect } from 'chai';
import { addDays } from '../../../../domain/search/analysis/search-day.js';
import { summarizeSearch } from '../../../../domain/search/analysis/search-summary.js';
import { stubOverview, stubSearchPerformance } from '../../../support/samples/stub-search-performance.js';

describe('[U] summary of a search analysis', () => {
  it('has the clicks of the last four weeks, and nothing else of it', () => {
    const daily = Array.from({ length: 90 }, (_, index) => ({
      date: addDays('2026-03-02', index),
      clicks: 10,
      impressions: 100,
      ctr: 0.1,
      position: 4,
    }));
    const current = { start_date: '2026-03-02', end_date: '2026-05-30', days: 90 };
    const { periods, generated_at } = stubSearchPerformance();
    const search = {
      generated_at,
      periods: { ...periods, current },
      performance_overview: { ...stubOverview([280, 280], [4, 4]), daily, missing_days: null },
    };
    expect(summarizeSearch(search)).to.deep.equal({ generated_at, recent_clicks: { clicks: 280, change_percent: 0 } });
  });

  it('has no clicks where the days could not be read', () => {
    const failed = { status: 'failed' as const, error: { code: 'timeout', detail: 'No answer' } };
    expect(summarizeSearch(stubSearchPerformance({ performance_overview: failed })).recent_clicks).to.equal(null);
  });
});
