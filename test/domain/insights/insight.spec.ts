import { expect } from 'chai';
import { INSIGHT_KINDS } from '../../../domain/insights/insight.js';
import { plainContract } from '../../support/contract.js';

const { schemas } = plainContract().components;

describe('[U] kinds of insights', () => {
  it('are those of the contract', () => {
    expect(schemas.InsightHead.properties.kind.enum).to.deep.equal([...INSIGHT_KINDS]);
  });
});
