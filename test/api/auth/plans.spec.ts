import { expect } from 'chai';
import { isPlan, PLANS } from '../../../api/auth/plans.js';

describe('[U] plans', () => {
  it('are three, and nothing else is one', () => {
    expect(PLANS).to.deep.equal(['free', 'premium', 'enterprise']);
    expect(PLANS.map(isPlan)).to.deep.equal([true, true, true]);
    for (const other of ['Free', 'gold', '', null, undefined, 1, ['free'], 'constructor'])
      expect(isPlan(other)).to.equal(false);
  });
});
