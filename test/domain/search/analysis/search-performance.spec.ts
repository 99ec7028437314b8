import { expect } from 'chai';
import { SEARCH_DIMENSION_NAMES } from '../../../../domain/search/analysis/search-performance.js';
import { plainContract } from '../../../support/contract.js';

describe('[U] dimensions of a search analysis', () => {
  it('are eight, and the contract demands each of them', () => {
    const [, own] = plainContract().components.schemas.SearchPerformance.allOf;
    expect(SEARCH_DIMENSION_NAMES).to.have.length(8);
    expect(own.required).to.include.members([...SEARCH_DIMENSION_NAMES]);
  });
});
