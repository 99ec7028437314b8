import { expect } from 'chai';
import { IMPACT_PERCENT } from '../../../../domain/audits/ranking-constants.js';
import { WEIGHTS } from '../../../../domain/insights/ranking/draft.js';

describe('[U] weights of drafts', () => {
  it('are the severities of audits, the heaviest first', () => {
    expect([...WEIGHTS]).to.have.members(Object.keys(IMPACT_PERCENT));
    const highs = WEIGHTS.map((weight) => IMPACT_PERCENT[weight][1]);
    expect(highs).to.deep.equal([...highs].sort((one, other) => other - one));
  });
});
