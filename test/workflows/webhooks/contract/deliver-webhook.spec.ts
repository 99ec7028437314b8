import { expect } from 'chai';
import { workPriority } from '../../../../workflows/contract/work-priority.js';
import { deliverWebhookStart } from '../../../../workflows/webhooks/contract/deliver-webhook.js';

describe('[U] deliverWebhookStart', () => {
  it('names one workflow for each delivery of each user', () => {
    const input = { user_id: 'alice', delivery_id: 'a1' };
    expect(deliverWebhookStart(input)).to.deep.equal({
      workflow: 'deliverWebhook',
      workflowId: 'deliver_webhook:alice:a1',
      taskQueue: 'orchestration',
      args: [input],
      workflowExecutionTimeout: '30 days',
      priority: workPriority('alice', 'scheduled'),
    });
    expect(deliverWebhookStart({ ...input, user_id: 'bob' }).workflowId).to.equal('deliver_webhook:bob:a1');
  });
});
