import { expect } from 'chai';
import { describeNoData, NOTHING, noData } from '../../../domain/dashboard/no-data.js';

describe('[U] noData', () => {
  it('always says what to do next', () => {
    expect(noData('why', 'how')).to.deep.equal({ status: 'no_data', reason: 'why', next_step: 'how' });
    for (const { status, next_step } of Object.values(NOTHING)) {
      expect([status, /(GET|POST) \/api\//.test(next_step)]).to.deep.equal(['no_data', true]);
    }
    expect(describeNoData(noData('why', 'how'))).to.equal('why. how');
  });

  it('sends anyone who lacks what only complete audits note to a complete audit', () => {
    for (const { next_step } of [NOTHING.health, NOTHING.speed]) expect(next_step).to.match(/complete-audit$/);
  });
});
