import { expect } from 'chai';
import { runSteps, type Steps } from '../../../../domain/seo/links/run-steps.js';

describe('[U] runSteps', () => {
  it('does all steps and hands back what they come to', () => {
    const done: number[] = [];
    function* count(): Steps<number> {
      for (let step = 1; step <= 3; step++) {
        done.push(step);
        yield;
      }
      return 6;
    }
    expect([runSteps(count()), done]).to.deep.equal([6, [1, 2, 3]]);
  });
});
