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

  it('is soft for a domain that may come back, and hard for a user that will not', () => {
    expect(groupOfReason('unknown_host', true)).to.equal('soft');
    expect(groupOfReason('unknown_host', false)).to.equal('hard');
    expect(groupOfReason('unknown_user', true)).to.equal('hard');
  });
});
