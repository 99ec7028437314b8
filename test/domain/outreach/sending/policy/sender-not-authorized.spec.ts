import { expect } from 'chai';
import { senderNotAuthorized } from '../../../../../domain/outreach/sending/policy/sender-not-authorized.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] sender_not_authorized', () => {
  it('lets through a sender of the user', () => {
    expect(judge(senderNotAuthorized)).to.deep.equal({ passed: true, detail: 'It is a sender of yours' });
  });

  it('refuses one that is not, by its name', () => {
    expect(judge(senderNotAuthorized, { sender: { authorized: false, email: 'boss@other.example' } })).to.deep.equal({
      passed: false,
      detail: 'boss@other.example is no sender of yours',
    });
  });
});
