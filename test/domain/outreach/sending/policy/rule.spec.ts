import { expect } from 'chai';
import { fail, pass } from '../../../../../domain/outreach/sending/policy/rule.js';

describe('[U] verdicts', () => {
  it('say whether, and why', () => {
    expect(pass('all is well')).to.deep.equal({ passed: true, detail: 'all is well' });
    expect(fail('nothing is')).to.deep.equal({ passed: false, detail: 'nothing is' });
  });
});
