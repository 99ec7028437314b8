import { expect } from 'chai';
import {
  connectMailboxWorkflowId,
  disconnectMailboxWorkflowId,
} from '../../../../../workflows/outreach/sending/contract/mailbox-access.js';

describe('[U] ids of workflows about access to mailboxes', () => {
  it('name the user, what it is about, and no secret', () => {
    const given = { user_id: 'alice', provider: 'google' as const, request_id: '0123456789abcdef0123' };
    expect(connectMailboxWorkflowId(given)).to.equal('connect_mailbox:alice:google:0123456789abcdef');
    expect(disconnectMailboxWorkflowId({ user_id: 'alice', sender_id: 's1' })).to.equal('disconnect_mailbox:alice:s1');
  });
});
