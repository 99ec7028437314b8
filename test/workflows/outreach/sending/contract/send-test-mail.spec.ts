import { expect } from 'chai';
import { sendTestMailWorkflowId } from '../../../../../workflows/outreach/sending/contract/send-test-mail.js';

describe('[U] sendTestMailWorkflowId', () => {
  it('is one for each sender and person', () => {
    const input = { user_id: 'ws_1', sender_id: 'a'.repeat(24), to: 'x@agency.example' };
    const id = sendTestMailWorkflowId(input, 'alice');
    expect(sendTestMailWorkflowId({ ...input, to: 'y@agency.example' }, 'alice')).to.equal(id);
    expect(sendTestMailWorkflowId(input, 'bob')).not.to.equal(id);
  });
});
