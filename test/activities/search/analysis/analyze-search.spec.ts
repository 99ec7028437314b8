import { expect } from 'chai';
import { type AnalyzedInput, analyzeSearch } from '../../../../activities/search/analysis/analyze-search.js';
import { DomainError } from '../../../../domain/base/errors.js';
import type { SearchQuery } from '../../../../domain/search/search-row.js';
import { readProperty } from '../../../support/samples/analyzed-property.js';
import { fakeSearchConsole } from '../../../support/samples/search-rows.js';
import { smallProperty } from '../../../support/sites/small-property.js';

async function analyze(refuse: (query: SearchQuery) => Error | null = () => null, include_opportunities = true) {
  const { deps, input } = await readProperty(fakeSearchConsole(smallProperty(), { refuse }));
  const { key } = await analyzeSearch(deps, { ...input, include_opportunities });
  const { body, types } = deps.values.get(`alice ${key}`) as AnalyzedInput;
  expect(types).to.deep.equal({ searchconsole_analysis: 'search_performance' });
  const { searchconsole_analysis: analyzed } = body;
  const statuses = Object.fromEntries(
    Object.entries(analyzed).flatMap(([name, part]) =>
      part !== null && typeof part === 'object' && 'status' in part ? [[name, part.status]] : [],
    ),
  );
  return { analyzed, statuses, faults: deps.faults };
}
const by =
  (...dimensions: string[]) =>
  (query: SearchQuery) =>
    query.dimensions.join() === dimensions.join()
      ? new DomainError('dependency_unavailable', 'It is down', true)
      : null;

describe('[U] analysis of search data', () => {
  it('completes every dimension that follows from rows', async () => {
    const { analyzed, statuses, faults: errors } = await analyze();
    expect(new Set(Object.values(statuses))).to.deep.equal(new Set(['completed']));
    expect(Object.keys(statuses)).to.have.length(7);
    expect(analyzed).to.deep.include({ site: 'example.com', property_scope: 'same', brand_terms: ['example'] });
    expect(analyzed.data.row_counts).to.deep.equal({
      totals: 2,
      days: 84,
      queries: 11,
      pages: 8,
      pairs: 7,
      devices: 4,
      countries: 2,
      page_days: 224,
      page_devices: 6,
      device_days: 168,
      country_days: 84,
      directory_days: 336,
      query_days: 448,
    });
    expect(errors).to.deep.equal([]);
  });

  it('lets dimensions fail alone whose rows are missing', async () => {
    const { statuses, analyzed } = await analyze(by('query', 'page'));
    expect(statuses).to.deep.equal({
      performance_overview: 'completed',
      keyword_performance: 'completed',
      page_performance: 'completed',
      content_opportunities: 'failed',
      technical_signals: 'completed',
      competitive_positioning: 'completed',
      trend_analysis: 'completed',
    });
    expect(analyzed.content_opportunities).to.deep.equal({
      status: 'failed',
      error: { code: 'dependency_unavailable', detail: 'Search Console was not read by query and page: It is down' },
    });
    expect(analyzed.data.failed_sets).to.deep.equal([{ set: 'pairs', error: 'It is down' }]);
  });

  it('lets each set take only what rests on it', async () => {
    const failed = async (...dimensions: string[]) =>
      Object.entries((await analyze(by(...dimensions))).statuses).flatMap(([name, status]) =>
        status === 'failed' ? [name] : [],
      );
    expect(await failed('query')).to.deep.equal(['keyword_performance', 'competitive_positioning']);
    expect(await failed('page')).to.deep.equal(['page_performance']);
    expect(await failed('date')).to.deep.equal(['trend_analysis']);
    expect(await failed()).to.deep.equal(['performance_overview']);
    expect(await failed('device')).to.deep.equal([]);
  });

  it('does not look for opportunities that no one asked for', async () => {
    const { analyzed } = await analyze(() => null, false);
    expect(analyzed.content_opportunities).to.deep.equal({
      status: 'skipped',
      reason: 'include_opportunities is false',
    });
  });
});
