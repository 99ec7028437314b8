import { expect } from 'chai';
import { valueAt } from '../../../../domain/insights/reading/json-path.js';
import { SEARCH_TOTALS } from '../../../../domain/insights/results/search-totals.js';
import { searchResult } from '../../../support/samples/search-results.js';

describe('[U] totals of a search analysis', () => {
  it('are where the analysis has them', async () => {
    const result = await searchResult('search_performance');
    expect(valueAt(result, SEARCH_TOTALS.clicks)).to.be.a('number');
    expect(valueAt(result, SEARCH_TOTALS.days)).to.equal(28);
  });
});
