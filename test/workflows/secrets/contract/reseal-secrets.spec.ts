import { expect } from 'chai';
import { RESEAL_SECRETS, resealSchedule } from '../../../../workflows/secrets/contract/reseal-secrets.js';

describe('[U] contract of resealing', () => {
  it('seals anew twice an hour, never twice at a time', () => {
    const { spec, policies, action } = resealSchedule();
    expect(spec.intervals).to.deep.equal([{ every: 1_800_000 }]);
    expect(policies.overlap).to.equal('SKIP');
    expect(action).to.include({
      workflowType: RESEAL_SECRETS,
      workflowId: 'reseal-secrets',
      taskQueue: 'orchestration',
    });
  });
});
