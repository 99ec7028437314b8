import { expect } from 'chai';
import { NOTHING, nothingYet } from '../../../domain/dashboard/no-data.js';

describe('[U] nothingYet', () => {
  it('always says what to do next', () => {
    expect(nothingYet('why', 'how')).to.deep.equal({ status: 'no_data', reason: 'why', next_step: 'how' });
    for (const { status, next_step } of Object.values(NOTHING)) {
      expect([status, /(GET|POST) \/api\//.test(next_step)]).to.deep.equal(['no_data', true]);
    }
  });
});
