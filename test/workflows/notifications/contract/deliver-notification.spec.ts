import { expect } from 'chai';
import { workPriority } from '../../../../workflows/contract/work-priority.js';
import { deliverNotificationStart } from '../../../../workflows/notifications/contract/deliver-notification.js';

describe('[U] start of deliverNotification', () => {
  it('is one workflow for each mail, which counts for its workspace', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((id) =>
      deliverNotificationStart('ws_1', { mail_id: id.repeat(24) }),
    );
    expect(one?.workflowId).to.equal(same?.workflowId).and.not.equal(other?.workflowId);
    expect(one?.priority).to.deep.equal(workPriority('ws_1', 'scheduled'));
  });
});
