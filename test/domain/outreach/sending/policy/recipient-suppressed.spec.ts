import { expect } from 'chai';
import { recipientSuppressed } from '../../../../../domain/outreach/sending/policy/recipient-suppressed.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] recipient_suppressed', () => {
  it('lets through whom no one has suppressed', () => {
    expect(judge(recipientSuppressed)).to.deep.equal({ passed: true, detail: 'It is not suppressed' });
  });

  it('names the entry that an address falls under', () => {
    expect(judge(recipientSuppressed, { suppressed: { by: '@blog.example' } })).to.deep.equal({
      passed: false,
      detail: 'It is suppressed by @blog.example',
    });
  });
});
