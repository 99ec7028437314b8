import { expect } from 'chai';
import { fillPhases } from '../../../../../domain/search/analysis/opportunities/fill-phases.js';
import { lowCtr } from '../../../../../domain/search/analysis/opportunities/low-ctr.js';
import { rankOpportunities } from '../../../../../domain/search/analysis/opportunities/rank-opportunities.js';
import type { SearchOpportunity } from '../../../../../domain/search/analysis/search-opportunity.js';
import { opportunityInput } from '../../../../support/samples/opportunity-input.js';
import { pair } from '../../../../support/samples/search-figures.js';

/** Opportunities of so many hours each, whose kind allows them from a phase on. */
function opportunities(...given: [hours: number, phase: 1 | 2 | 3][]): SearchOpportunity[] {
  const [draft] = lowCtr.find(opportunityInput({ pairs: [pair('lamp', '/a', 10, 1_000, 3)] }));
  const [one] = draft ? rankOpportunities([{ finder: lowCtr, draft }], 28) : [];
  if (!one) throw new Error('nothing found');
  return given.map(([value, phase]) => ({ ...one, effort: { value, unit: 'hours' }, phase }));
}
const phasesOf = (hoursPerWeek: number, ...given: [number, 1 | 2 | 3][]) =>
  fillPhases(opportunities(...given), hoursPerWeek).map(({ phase }) => phase);

describe('[U] phases of work', () => {
  it('hold two weeks of the capacity, the best first; the rest comes later', () => {
    expect(phasesOf(2, [1, 1], [2, 1], [1, 1], [1, 1], [4, 1])).to.deep.equal([1, 1, 1, 2, 3]);
    expect(phasesOf(1, [2, 1], [2, 1], [2, 1])).to.deep.equal([1, 2, 3]);
  });

  it('take smaller work that still has room, and leave none before its time', () => {
    expect(phasesOf(2, [3, 1], [3, 1], [1, 1])).to.deep.equal([1, 2, 1]);
    expect(phasesOf(40, [1, 3], [1, 2], [1, 1])).to.deep.equal([3, 2, 1]);
  });
});
