import { expect } from 'chai';
import { effortDays, planPhases } from '../../../../domain/seo/audit/plan-phases.js';

const days = (...values: number[]) => values.map((value) => ({ effort: { value, unit: 'days' as const } }));

describe('[U] plan-phases', () => {
  it('spreads small tasks evenly, the best rank first', () => {
    expect(planPhases(days(1, 1, 1, 1, 1, 1, 1))).to.deep.equal([1, 1, 1, 2, 2, 2, 3]);
  });

  it('puts no more than ten working days into each of the first two phases', () => {
    expect(planPhases(days(6, 5, 4, 5, 1, 1, 1, 1, 1))).to.deep.equal([1, 2, 1, 2, 3, 3, 3, 3, 3]);
  });

  it('begins the first task at once, whatever its size', () => {
    expect(planPhases([{ effort: { value: 6, unit: 'weeks' } }, ...days(1, 1, 1, 1, 1)])).to.deep.equal([
      1, 2, 2, 3, 3, 3,
    ]);
  });

  it('fills all phases of fifteen tasks', () => {
    const phases = planPhases(days(...Array.from({ length: 15 }, () => 0.5)));
    expect([1, 2, 3].map((phase) => phases.filter((one) => one === phase).length)).to.deep.equal([5, 5, 5]);
  });

  it('plans nothing when there is nothing to do', () => {
    expect(planPhases([])).to.deep.equal([]);
  });

  it('counts five days to a week', () => {
    expect([effortDays({ value: 2, unit: 'weeks' }), effortDays({ value: 2, unit: 'days' })]).to.deep.equal([10, 2]);
  });
});
