import { expect } from 'chai';
import { parse } from 'yaml';
import { readOpenApiText } from '../../../../api/contract/openapi-document.js';
import { OPPORTUNITY_KINDS } from '../../../../domain/seo/search-console/search-opportunity.js';

describe('[U] kinds of opportunities', () => {
  it('are the same in the domain and in the contract', () => {
    const { schemas } = parse(readOpenApiText()).components;
    expect(schemas.OpportunityKind.enum).to.deep.equal([...OPPORTUNITY_KINDS]);
  });
});
