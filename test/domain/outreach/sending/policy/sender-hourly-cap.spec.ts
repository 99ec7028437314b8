import { expect } from 'chai';
import { senderHourlyCap } from '../../../../../domain/outreach/sending/policy/sender-hourly-cap.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] sender_hourly_cap', () => {
  it('lets through the last of the hour', () => {
    expect(judge(senderHourlyCap, { hourly: { count: 8, limit: 9 } })).to.deep.equal({
      passed: true,
      detail: '8 of 9 mails from ana@press.example in this hour',
    });
  });

  it('puts the next off to the next hour', () => {
    const facts = { hourly: { count: 9, limit: 9 }, now: new Date('2026-06-02T08:59:59.999Z') };
    expect(judge(senderHourlyCap, facts)).to.deep.equal({
      passed: false,
      detail: '9 of 9 mails from ana@press.example in this hour; counted anew from 2026-06-02T09:00:00.000Z',
    });
  });
});
