import { expect } from 'chai';
import { OutOfBudgetError, StepBudget } from '../../../../activities/crawl/extract/step-budget.js';

describe('[U] step budget', () => {
  it('ends with the step after the last', () => {
    const budget = new StepBudget(10, 1_000);
    for (let step = 0; step < 4; step++) budget.spend(2.5);
    expect(() => budget.spend()).to.throw(OutOfBudgetError);
  });

  it('says how much time is left, by the clock it is given', () => {
    let now = 500;
    const budget = new StepBudget(1, 1_000, () => now);
    now = 1_200;
    expect(budget.leftMs()).to.equal(300);
    now = 1_600;
    expect(budget.leftMs()).to.equal(-100);
  });
});
