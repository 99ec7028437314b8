import { expect } from 'chai';
import { senderDailyCap } from '../../../../../domain/outreach/sending/policy/sender-daily-cap.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] sender_daily_cap', () => {
  it('lets through the last of the day', () => {
    expect(judge(senderDailyCap, { counts: { sender_daily: 49 } })).to.deep.equal({
      passed: true,
      detail: '49 of 50 mails from ana@press.example today',
    });
  });

  it('puts the next off', () => {
    expect(judge(senderDailyCap, { counts: { sender_daily: 10 }, limits: { sender_daily: 10 } })).to.deep.equal({
      passed: false,
      detail: '10 of 10 mails from ana@press.example today; counted anew from 2026-06-03T00:00:00.000Z',
    });
  });
});
