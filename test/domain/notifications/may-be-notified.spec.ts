import { expect } from 'chai';
import { mayBeNotified } from '../../../domain/notifications/may-be-notified.js';
import { NOTIFICATION_KINDS } from '../../../domain/notifications/notification-kind.js';
import { ROLES } from '../../../domain/workspaces/role.js';

describe('[U] mayBeNotified', () => {
  it('lets members hear of all that they can open in the app', () => {
    const most = ROLES.map(
      (role) => NOTIFICATION_KINDS.filter((kind) => mayBeNotified({ role, can_send: false }, kind)).length,
    );
    expect(most).to.deep.equal([6, 6, 6, 6, 3]);
  });
});
