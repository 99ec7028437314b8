import { expect } from 'chai';
import { isSearchDimension, SEARCH_DIMENSIONS } from '../../../domain/search/search-row.js';

describe('[U] dimensions of search rows', () => {
  it('are known by their names', () => {
    expect(SEARCH_DIMENSIONS.every(isSearchDimension)).to.equal(true);
    expect(['', 'Query', 'toString', 'searchAppearance'].some(isSearchDimension)).to.equal(false);
  });
});
