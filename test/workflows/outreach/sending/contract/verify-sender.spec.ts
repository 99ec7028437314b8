import { expect } from 'chai';
import { verifySenderWorkflowId } from '../../../../../workflows/outreach/sending/contract/verify-sender.js';

describe('[U] verifySenderWorkflowId', () => {
  it('is one for each sender of each user', () => {
    expect(verifySenderWorkflowId({ user_id: 'alice', sender_id: 'a1' })).to.equal('verify_sender:alice:a1');
    expect(verifySenderWorkflowId({ user_id: 'bob', sender_id: 'a1' })).to.equal('verify_sender:bob:a1');
  });
});
