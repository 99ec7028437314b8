import { expect } from 'chai';
import { reasonOfStatus } from '../../../../../domain/outreach/replies/bounces/reason-of-status.js';

describe('[U] reason by status code', () => {
  it('is that of RFC 3463, whatever the class', () => {
    expect(['5.1.1', '4.1.1', '5.1.2', '5.1.6', '5.2.2', '5.4.4', '5.1.8'].map(reasonOfStatus)).to.deep.equal([
      'unknown_user',
      'unknown_user',
      'unknown_host',
      'moved',
      'mailbox_full',
      'unknown_host',
      'sender_rejected',
    ]);
  });

  it('is that of its subject where the detail says nothing', () => {
    expect(['5.7.509', '5.6.1', '5.4.0', '5.3.0', '5.5.2'].map(reasonOfStatus)).to.deep.equal([
      'policy',
      'content',
      'network',
      'system',
      'protocol',
    ]);
    expect(reasonOfStatus('5.0.0')).to.equal(null);
  });
});
