import { expect } from 'chai';
import { senderIdentityIncomplete } from '../../../../../domain/outreach/sending/policy/sender-identity-incomplete.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] sender_identity_incomplete', () => {
  it('lets through who says name, organization and postal address, in lines or not', () => {
    expect(judge(senderIdentityIncomplete)).to.deep.equal({
      passed: true,
      detail: 'Name, organization and postal address are known',
    });
  });

  for (const [sender, detail] of [
    [{ name: ' ' }, 'The sender has no name'],
    [{ organization: '' }, 'The sender has no organization'],
    [{ postal_address: '\n ' }, 'The sender has no postal address'],
    [{ name: '', organization: '', postal_address: '' }, 'The sender has no name, no organization, no postal address'],
    [{ name: 'Ana\r\nBcc: x@y.example' }, 'The name of the sender holds control characters'],
  ] as const) {
    it(`refuses ${JSON.stringify(sender)}`, () => {
      expect(judge(senderIdentityIncomplete, { sender })).to.deep.equal({ passed: false, detail });
    });
  }
});
