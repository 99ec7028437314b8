import { expect } from 'chai';
import { findMainFixes } from '../../../domain/audits/find-main-fixes.js';
import { stubRecommendation } from '../../support/samples/stub-recommendation.js';

const fix = (rank: number, percent: number) =>
  stubRecommendation(`fix/${rank}`, { rank, kind: 'fix', search_cost: { percent, basis: 'all pages' } });
const ranksOf = (fixes: ReturnType<typeof fix>[]) => findMainFixes(fixes).map(({ rank }) => rank);

describe('[U] main fixes', () => {
  it('are the first three by rank', () => {
    expect(ranksOf([fix(2, 9), fix(1, 10), fix(4, 7), fix(3, 8)])).to.deep.equal([1, 2, 3]);
  });

  it('are fewer where the others cost little beside the first, and never improvements', () => {
    expect(ranksOf([fix(1, 10), fix(2, 1), fix(3, 2)])).to.deep.equal([1, 3]);
    expect(ranksOf([{ ...fix(1, 10), kind: 'improvement' }])).to.deep.equal([]);
  });
});
