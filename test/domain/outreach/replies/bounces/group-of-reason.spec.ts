import { expect } from 'chai';
import { groupOfReason } from '../../../../../domain/outreach/replies/bounces/group-of-reason.js';

describe('[U] group of a reason', () => {
  it('follows from it', () => {
    expect(groupOfReason('unknown_user', false)).to.equal('hard');
    expect(groupOfReason('mailbox_full', false)).to.equal('soft');
    expect(groupOfReason('spam', false)).to.equal('ours');
    expect(groupOfReason('suspended', false)).to.equal('ambiguous');
    expect(groupOfReason('complaint', false)).to.equal('complaint');
  });

  it('is soft at most of a refusal for the time being, and ours where the fault is ours', () => {
    for (const reason of [
      'unknown_host',
      'unknown_user',
      'moved',
      'no_mail_accepted',
      'filtered',
      'suspended',
    ] as const)
      expect(groupOfReason(reason, true), reason).to.equal('soft');
    expect(groupOfReason('unknown_host', false)).to.equal('hard');
    for (const reason of ['blocked', 'policy', 'rate'] as const)
      expect(groupOfReason(reason, true), reason).to.equal('ours');
    expect(groupOfReason('complaint', true)).to.equal('complaint');
  });
});
