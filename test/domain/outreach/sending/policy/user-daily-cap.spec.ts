import { expect } from 'chai';
import { userDailyCap } from '../../../../../domain/outreach/sending/policy/user-daily-cap.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] user_daily_cap', () => {
  it('lets through the last of the day', () => {
    expect(judge(userDailyCap, { counts: { user_daily: 99 } })).to.deep.equal({
      passed: true,
      detail: '99 of 100 mails of yours today',
    });
  });

  it('refuses the next, and says from when on there is room again by the calendar of the workspace', () => {
    const facts = { counts: { user_daily: 100 }, time_zone: 'America/New_York' };
    expect(judge(userDailyCap, facts)).to.deep.equal({
      passed: false,
      detail: '100 of 100 mails of yours today; counted anew from 2026-06-03T04:00:00.000Z',
    });
  });
});
