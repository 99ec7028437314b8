import { expect } from 'chai';
import { OPPORTUNITY_KINDS } from '../../../../domain/search/analysis/search-opportunity.js';
import { plainContract } from '../../../support/contract.js';

describe('[U] kinds of opportunities', () => {
  it('are the same in the domain and in the contract', () => {
    const { schemas } = plainContract().components;
    expect(schemas.OpportunityKind.enum).to.deep.equal([...OPPORTUNITY_KINDS]);
  });
});
