import { expect } from 'chai';
import { isPlan } from '../../../../api/http/auth/plans.js';

describe('[U] plans', () => {
  it('are three, and nothing else is one', () => {
    for (const plan of ['free', 'premium', 'enterprise']) expect(isPlan(plan), plan).to.equal(true);
    for (const other of ['Free', 'gold', '', null, undefined, 1, ['free'], 'constructor'])
      expect(isPlan(other)).to.equal(false);
  });
});
