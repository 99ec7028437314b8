import { expect } from 'chai';
import { DIFFICULTY_LEVELS } from '../../../../domain/insights/keywords/expanded-keyword.js';
import { plainContract } from '../../../support/contract.js';

const { schemas } = plainContract().components;

describe('[U] levels of difficulty', () => {
  it('are those of the contract, in what is asked and what is reported', () => {
    expect(schemas.KeywordExpansionRequest.properties.target_difficulty.enum).to.deep.equal([...DIFFICULTY_LEVELS]);
    const reported = schemas.KeywordExpansion.allOf[1].properties.keywords.items.properties.difficulty.properties;
    expect(reported.level.enum).to.deep.equal([...DIFFICULTY_LEVELS]);
  });
});
