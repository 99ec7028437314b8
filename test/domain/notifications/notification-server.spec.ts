import { expect } from 'chai';
import { findNotificationServer } from '../../../domain/notifications/notification-server.js';

describe('[U] findNotificationServer', () => {
  it('is what the operator set, without its password', () => {
    const url = 'smtps://post%40house:secret@mail.house.example';
    expect(
      findNotificationServer({ NOTIFICATION_SMTP_URL: url, NOTIFICATION_FROM: 'post@house.example' }),
    ).to.deep.equal({
      smtp: { host: 'mail.house.example', port: 465, secure: true, username: 'post@house' },
      from: 'post@house.example',
    });
  });

  it('is null while a setting is missing', () => {
    expect(findNotificationServer({})).to.equal(null);
    expect(findNotificationServer({ NOTIFICATION_FROM: 'post@house.example' })).to.equal(null);
    expect(findNotificationServer({ NOTIFICATION_SMTP_URL: 'smtp://mail.house.example' })).to.equal(null);
  });
});
