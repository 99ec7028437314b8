import { expect } from 'chai';
import { effortDays, isQuickFix, planPhases } from '../../../domain/audits/plan-phases.js';
import { stubRecommendation } from '../../support/samples/stub-recommendation.js';

const task = (value: number, overrides: Parameters<typeof stubRecommendation>[1] = {}) =>
  stubRecommendation('x', { priority: 'Medium', effort: { value, unit: 'days' }, ...overrides });
const days = (...values: number[]) => values.map((value) => task(value));
const blocker = (value: number) => task(value, { priority: 'High', check_ids: ['index/noindex-sitewide'] });
const content = (value: number) => task(value, { check_ids: ['content/thin'] });

describe('[U] plan-phases', () => {
  it('spreads small tasks evenly, the best rank first', () => {
    expect(planPhases(days(1, 1, 1, 1, 1, 1, 1))).to.deep.equal([1, 1, 1, 2, 2, 2, 3]);
  });

  it('puts no more than ten working days into each of the first two phases', () => {
    expect(planPhases(days(6, 5, 4, 5, 1, 1, 1, 1, 1))).to.deep.equal([1, 2, 1, 2, 3, 3, 3, 3, 3]);
  });

  it('leaves a task that is longer than a phase for later', () => {
    expect(planPhases([task(0, { effort: { value: 6, unit: 'weeks' } }), ...days(1, 1)])).to.deep.equal([3, 1, 2]);
  });

  it('begins with what keeps pages from being found, then with quick wins', () => {
    expect(planPhases([task(6), task(6), task(0.5), blocker(8)])).to.deep.equal([2, 3, 1, 1]);
  });

  it('begins a long one of them at once and lets it run on', () => {
    expect(planPhases([...days(6, 6), blocker(14)])).to.deep.equal([2, 3, 1]);
  });

  it('lets content wait until pages can be found', () => {
    expect(planPhases([content(1), ...days(1, 1, 1, 1), blocker(14)])).to.deep.equal([2, 2, 3, 3, 3, 1]);
    expect(planPhases([content(1), blocker(25)])).to.deep.equal([3, 1]);
    expect(planPhases([content(1), blocker(2), ...days(1, 1)])).to.deep.equal([1, 1, 2, 2]);
  });

  it('fills all phases of fifteen tasks', () => {
    const phases = planPhases(days(...Array.from({ length: 15 }, () => 0.5)));
    expect([1, 2, 3].map((phase) => phases.filter((one) => one === phase).length)).to.deep.equal([5, 5, 5]);
  });

  it('plans nothing when there is nothing to do', () => {
    expect(planPhases([])).to.deep.equal([]);
  });

  it('calls half a day of some priority a quick win', () => {
    expect(isQuickFix(task(0.5))).to.equal(true);
    expect(isQuickFix(task(0.6))).to.equal(false);
    expect(isQuickFix(task(0.5, { priority: 'Low' }))).to.equal(false);
  });

  it('counts five days to a week', () => {
    expect([effortDays({ value: 2, unit: 'weeks' }), effortDays({ value: 2, unit: 'days' })]).to.deep.equal([10, 2]);
  });
});
