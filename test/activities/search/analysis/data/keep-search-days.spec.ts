import { expect } from 'chai';
import { keepSearchDays } from '../../../../../activities/search/analysis/data/keep-search-days.js';
import { searchDaysKey, searchRowsKey, searchSummaryKey } from '../../../../../domain/operations/artifact-keys.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { stubSearchPerformance } from '../../../../support/samples/stub-search-performance.js';
import { SEARCH_OPERATION as operation, searchAnalysisDeps } from '../../../../support/search-analysis-deps.js';
import { smallProperty } from '../../../../support/sites/small-property.js';

const result = stubSearchPerformance();
const DAY = { date: '2026-05-30', clicks: 1, impressions: 4, ctr: 0.25, position: 2 };

describe('[U] days of search that are kept', () => {
  const keep = async (days: unknown) => {
    const deps = searchAnalysisDeps(fakeSearchConsole(smallProperty()));
    deps.values.set(`alice ${searchDaysKey(result.site)}`, 'of before');
    if (days !== null) deps.values.set(`alice ${searchRowsKey(operation.id, 'days')}`, days);
    await keepSearchDays(deps, operation, result);
    return [searchDaysKey(result.site), searchSummaryKey(result.site)].map((key) => deps.values.get(`alice ${key}`));
  };

  it('are those that were read, beside the summary for lists', async () => {
    const [days, summary] = await keep([DAY]);
    expect(days).to.deep.equal([DAY]);
    expect(summary).to.have.keys('generated_at', 'recent_clicks');
  });

  it('stay those of the time before where they could not be read', async () => {
    expect((await keep(null))[0]).to.equal('of before');
  });
});
