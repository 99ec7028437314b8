import { expect } from 'chai';
import { SEARCH_DIMENSION_NAMES } from '../../../../domain/search/analysis/search-performance.js';
import { plainContract } from '../../../support/contract.js';

describe('[U] dimensions of a search analysis', () => {
  it('are each demanded by the contract', () => {
    const [, own] = plainContract().components.schemas.SearchPerformance.allOf;
    expect(own.required).to.include.members([...SEARCH_DIMENSION_NAMES]);
  });
});
