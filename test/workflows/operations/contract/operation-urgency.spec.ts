import { expect } from 'chai';
import { operationUrgency } from '../../../../workflows/operations/contract/operation-urgency.js';

describe('[U] urgency of operations', () => {
  it('is high for the first three tools of a user, and for no more', () => {
    expect([0, 2, 3, 99].map((place) => operationUrgency('on_page_analysis', place))).to.deep.equal([
      'waiting',
      'waiting',
      'asked',
      'asked',
    ]);
  });

  it('is that of line for long work, and for what was there before', () => {
    expect(operationUrgency('complete_audit', 0)).to.equal('asked');
    expect(operationUrgency('queue_outreach', 0)).to.equal('asked');
    expect(operationUrgency('send_outreach', null)).to.equal('asked');
  });
});
