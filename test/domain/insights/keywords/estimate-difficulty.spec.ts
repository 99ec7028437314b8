import { expect } from 'chai';
import { estimateDifficulty } from '../../../../domain/insights/keywords/estimate-difficulty.js';

const SIGNS = { words: 2, intent: 'informational' as const, given: null, position: null, competitors: 0 };
const estimate = (change: object) => estimateDifficulty({ ...SIGNS, ...change });

describe('[U] difficulty of a keyword', () => {
  it('is what the input says', () => {
    expect(estimate({ given: { path: 'k.difficulty', value: 22.4 } })).to.deep.equal({
      score: 22,
      level: 'easy',
      basis: 'as k.difficulty says',
    });
  });

  it('is estimated from what makes one hard, and says from what', () => {
    expect(estimate({})).to.deep.equal({ score: 50, level: 'medium', basis: 'estimate: 50' });
    expect(estimate({ words: 1, intent: 'transactional', competitors: 3 })).to.deep.equal({
      score: 93,
      level: 'hard',
      basis: 'estimate: 50 + 20 for 1 word + 8 since sellers compete for it + 15 for 3 named competitors',
    });
    expect(estimate({ words: 8, position: { path: 'p', value: 4 } })).to.deep.equal({
      score: 11,
      level: 'easy',
      basis: 'estimate: 50 − 24 for 8 words − 15 since you are shown at position 4',
    });
    expect(estimate({ words: 1, intent: 'commercial', competitors: 9 }).score).to.equal(95);
  });
});
