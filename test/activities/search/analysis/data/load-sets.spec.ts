import { expect } from 'chai';
import { loadSets, type SetOutcomes, summarizeSets } from '../../../../../activities/search/analysis/data/load-sets.js';
import { searchRowsKey } from '../../../../../domain/operations/artifact-keys.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { SEARCH_OPERATION, searchAnalysisDeps } from '../../../../support/search-analysis-deps.js';

const error = { code: 'timeout' as const, detail: 'No response' };
const outcomes: SetOutcomes = {
  pages: { ok: false, error },
  queries: { ok: true, value: { rows: 60_001, is_cut: true } },
  days: { ok: true, value: { rows: 3, is_cut: false } },
};

describe('[U] sets taken back', () => {
  it('are those that were read; the others say why they are missing', async () => {
    const deps = searchAnalysisDeps(fakeSearchConsole([]));
    deps.values.set(`alice ${searchRowsKey(SEARCH_OPERATION.id, 'queries')}`, ['rows']);
    const { sets, errors } = await loadSets(deps, SEARCH_OPERATION, outcomes);
    expect(sets).to.deep.equal({ queries: ['rows'] });
    expect(errors).to.deep.equal({ pages: error });
  });

  it('are reported with their rows, cuts and errors', () => {
    expect(summarizeSets(outcomes, '2026-06-30T00:00:00.000Z')).to.deep.equal({
      collected_at: '2026-06-30T00:00:00.000Z',
      row_counts: { days: 3, queries: 60_001 },
      cut_sets: ['queries'],
      failed_sets: [{ set: 'pages', error: 'No response' }],
    });
  });
});
