import { expect } from 'chai';
import { NOTHING, nothingYet, sayNothing } from '../../../domain/dashboard/no-data.js';

describe('[U] nothingYet', () => {
  it('always says what to do next', () => {
    expect(nothingYet('why', 'how')).to.deep.equal({ status: 'no_data', reason: 'why', next_step: 'how' });
    for (const { status, next_step } of Object.values(NOTHING)) {
      expect([status, /(GET|POST) \/api\//.test(next_step)]).to.deep.equal(['no_data', true]);
    }
    expect(sayNothing(nothingYet('why', 'how'))).to.equal('why. how');
  });

  it('sends whoever lacks what only complete audits note to a complete audit', () => {
    for (const { next_step } of [NOTHING.health, NOTHING.speed]) expect(next_step).to.match(/complete-audit$/);
  });
});
