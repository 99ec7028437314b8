import { expect } from 'chai';
import {
  followUpStart,
  resolveUncertainAttemptId,
  senderQueueStart,
} from '../../../../../workflows/outreach/sending/contract/sending.js';

describe('[U] workflows of sending', () => {
  it('has one queue for each mailbox of each user, and one timer for each follow-up', () => {
    const queue = { user_id: 'alice', sender_id: 's1' };
    expect(senderQueueStart(queue)).to.deep.equal({
      workflow: 'senderQueue',
      workflowId: 'sender_queue:alice:s1',
      args: [queue],
    });
    const followUp = { user_id: 'alice', follow_up_id: 'f1', sender_id: 's1', due_at: '2026-06-01T09:00:00.000Z' };
    const { workflow, workflowId } = followUpStart(followUp);
    expect({ workflow, workflowId }).to.deep.equal({ workflow: 'followUp', workflowId: 'follow_up:alice:f1' });
  });

  it('settles an attempt in one place', () => {
    expect(resolveUncertainAttemptId({ user_id: 'alice', attempt_id: 'a1' })).to.equal(
      'resolve_uncertain_attempt:alice:a1',
    );
  });
});
