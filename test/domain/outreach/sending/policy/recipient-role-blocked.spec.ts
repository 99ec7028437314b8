import { expect } from 'chai';
import { recipientRoleBlocked } from '../../../../../domain/outreach/sending/policy/recipient-role-blocked.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] recipient_role_blocked', () => {
  for (const [canonical, passed] of [
    ['editor@blog.example', true],
    ['info@blog.example', true],
    ['postmaster@blog.example', false],
    ['no-reply@blog.example', false],
  ] as const) {
    it(`${passed ? 'lets through' : 'refuses'} ${canonical}`, () => {
      expect(judge(recipientRoleBlocked, { recipient: { canonical } }).passed).to.equal(passed);
    });
  }

  it('has nothing to say of what is no address', () => {
    expect(judge(recipientRoleBlocked, { recipient: { canonical: null } })).to.deep.equal({
      passed: true,
      detail: 'It is no mailbox at all',
    });
  });
});
