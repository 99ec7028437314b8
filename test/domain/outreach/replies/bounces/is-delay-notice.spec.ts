import { expect } from 'chai';
import { isDelayNotice } from '../../../../../domain/outreach/replies/bounces/is-delay-notice.js';

describe('[U] notice of a delay', () => {
  it('is told by subject or words', () => {
    expect(isDelayNotice('Delivery Status Notification (Delay)', '')).to.equal(true);
    expect(isDelayNotice('Mail', 'THIS IS A WARNING MESSAGE ONLY.')).to.equal(true);
    expect(isDelayNotice('Delivery Status Notification (Failure)', 'It failed.')).to.equal(false);
  });

  it('is none when the server has given up', () => {
    expect(isDelayNotice('Delayed mail', 'The delivery failed permanently.')).to.equal(false);
  });
});
