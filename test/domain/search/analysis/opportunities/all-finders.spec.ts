import { expect } from 'chai';
import { ALL_FINDERS } from '../../../../../domain/search/analysis/opportunities/all-finders.js';
import { OPPORTUNITY_KINDS } from '../../../../../domain/search/analysis/search-opportunity.js';

describe('[U] finders of opportunities', () => {
  it('are one for each kind, in the order of the kinds', () => {
    expect(ALL_FINDERS.map(({ kind }) => kind)).to.deep.equal([...OPPORTUNITY_KINDS]);
  });

  it('say why it matters', () => {
    for (const { why, kind } of ALL_FINDERS) expect(why.length, kind).to.be.greaterThan(60);
  });
});
