import { expect } from 'chai';
import { duplicateSend } from '../../../../../domain/outreach/sending/policy/duplicate-send.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] duplicate_send', () => {
  it('lets through what was not sent', () => {
    expect(judge(duplicateSend)).to.deep.equal({ passed: true, detail: 'The same mail was not sent within 24 hours' });
  });

  it('names the attempt that has sent it', () => {
    expect(judge(duplicateSend, { duplicate_of: '65f0c0ffee65f0c0ffee65f3' })).to.deep.equal({
      passed: false,
      detail: 'The same mail to the same recipient is attempt 65f0c0ffee65f0c0ffee65f3 of the last 24 hours',
    });
  });
});
