import { expect } from 'chai';
import { domainDailyCap } from '../../../../../domain/outreach/sending/policy/domain-daily-cap.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] domain_daily_cap', () => {
  it('lets through the last of the day', () => {
    expect(judge(domainDailyCap, { counts: { domain_daily: 19 } })).to.deep.equal({
      passed: true,
      detail: '19 of 20 mails to blog.example today',
    });
  });

  it('refuses the next, for what the recipient counts as', () => {
    const facts = { counts: { domain_daily: 20 }, recipient: { domain_key: 'ana@gmail.com' } };
    expect(judge(domainDailyCap, facts)).to.deep.equal({
      passed: false,
      detail: '20 of 20 mails to ana@gmail.com today; counted anew from 2026-06-03T00:00:00.000Z',
    });
  });
});
