import { expect } from 'chai';
import { keepSearchPages } from '../../../../../activities/search/analysis/data/keep-search-pages.js';
import { searchPageQueriesKey, searchPagesKey, searchRowsKey } from '../../../../../domain/operations/artifact-keys.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { stubSearchPerformance } from '../../../../support/samples/stub-search-performance.js';
import { SEARCH_OPERATION as operation, searchAnalysisDeps } from '../../../../support/search-analysis-deps.js';
import { smallProperty } from '../../../../support/sites/small-property.js';

const { site, data } = stubSearchPerformance();
const FIGURES = { clicks: 1, impressions: 4, ctr: 0.25, position: 2 };

describe('[U] search figures of pages that are kept', () => {
  const keep = async (cut_sets: string[], sets: Record<string, unknown>) => {
    const deps = searchAnalysisDeps(fakeSearchConsole(smallProperty()));
    deps.values.set(`alice ${searchPagesKey(site)}`, 'of before');
    deps.values.set(`alice ${searchPageQueriesKey(site)}`, 'of before');
    for (const [set, value] of Object.entries(sets))
      deps.values.set(`alice ${searchRowsKey(operation.id, set)}`, value);
    await keepSearchPages(deps, operation, { site, data: { ...data, cut_sets } });
    return [searchPagesKey(site), searchPageQueriesKey(site)].map((key) => deps.values.get(`alice ${key}`));
  };
  const pages = [{ key: 'https://site.example/a', current: FIGURES, previous: null }];
  const pairs = { queries: ['q'], pages: ['https://site.example/a'], rows: [[0, 0, 1, 4, 2]] };

  it('are those that were read, with whether they are all', async () => {
    expect(await keep([], { pages, pairs })).to.deep.equal([
      { is_cut: false, pages: [['https://site.example/a', 1, 4, 2]] },
      { 'https://site.example/a': [{ query: 'q', ...FIGURES }] },
    ]);
    expect((await keep(['pages'], { pages }))[0]).to.deep.include({ is_cut: true });
  });

  it('are not those of another analysis where a set was not read', async () => {
    expect(await keep([], {})).to.deep.equal([undefined, undefined]);
  });
});
