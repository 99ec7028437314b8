import { expect } from 'chai';
import { OPERATION_STATUSES, OPERATION_TYPES } from '../../../domain/operations/operations.js';
import { refuseRetry } from '../../../domain/operations/refuse-retry.js';

describe('[U] retries that are refused', () => {
  it('are those of what still runs, has completed, or was erased', () => {
    const refused = OPERATION_STATUSES.filter((status) => refuseRetry({ type: 'quick_audit', status }) !== null);
    expect(refused).to.deep.equal(['queued', 'running', 'completed']);
    expect(refuseRetry({ type: 'quick_audit', status: 'failed', erased: true })).to.contain('erased');
  });

  it('are those of email, which a retry never sends again, and moves', () => {
    const refused = OPERATION_TYPES.filter((type) => refuseRetry({ type, status: 'failed' }) !== null);
    expect(refused).to.deep.equal(['send_outreach', 'queue_outreach', 'move_to_workspace']);
  });
});
