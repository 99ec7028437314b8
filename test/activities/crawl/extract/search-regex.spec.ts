import { expect } from 'chai';
import { searchRegex } from '../../../../activities/crawl/extract/search-regex.js';
import { OutOfBudgetError, StepBudget } from '../../../../activities/crawl/extract/step-budget.js';

const search = (pattern: string, text: string, firstOnly = false, budget = new StepBudget(1, 60_000)) =>
  searchRegex(pattern, text, budget, firstOnly);

describe('[U] search regex', () => {
  it('takes the first group of each match, and all of a match without groups', () => {
    expect(search('b(\\d)(x)?', 'b1 b2x')).to.deep.equal({ values: ['1', '2'], matches: 2 });
    expect(search('b\\d', 'b1 b2')).to.deep.equal({ values: ['b1', 'b2'], matches: 2 });
    expect(search('(?i)B\\d', 'b1 b2', true)).to.deep.equal({ values: ['b1'], matches: 2 });
    expect(search('x', 'b1')).to.deep.equal({ values: [], matches: 0 });
  });

  it('empty matches are matches, and end', () => {
    expect(search('x*', 'ab').matches).to.equal(3);
  });

  it('finds what is behind the parts that were searched first, once', () => {
    expect(search('needle', `needle${' '.repeat(100_000)}needle`).matches).to.equal(2);
  });

  it('counts to ten thousand', () => {
    expect(search('a', 'a'.repeat(10_001)).matches).to.equal(10_000);
  });

  it('searches the first two million characters', () => {
    expect(search('b', `${'a'.repeat(1_999_999)}b`).matches).to.equal(1);
    expect(search('b', `${'a'.repeat(2_000_000)}b`).matches).to.equal(0);
  });

  it('is not begun when, by its first part, it would take longer than is left', () => {
    let now = 0;
    const slow = new StepBudget(1, 1_000, () => {
      now += 200;
      return now;
    });
    expect(() => search('b', 'a'.repeat(100_000), false, slow)).to.throw(OutOfBudgetError);
  });
});
