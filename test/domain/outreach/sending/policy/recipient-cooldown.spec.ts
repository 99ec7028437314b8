import { expect } from 'chai';
import { recipientCooldown } from '../../../../../domain/outreach/sending/policy/recipient-cooldown.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] recipient_cooldown', () => {
  it('lets through who was never mailed', () => {
    expect(judge(recipientCooldown)).to.deep.equal({ passed: true, detail: 'It was never mailed' });
  });

  it('lets through who was mailed three days ago', () => {
    const at = '2026-05-30T08:00:00.000Z';
    expect(judge(recipientCooldown, { last_mail_to_recipient_at: at })).to.deep.equal({
      passed: true,
      detail: `It was last mailed at ${at}`,
    });
  });

  const late = '2026-05-30T08:00:00.001Z';
  it('puts a mail off before that, and says until when', () => {
    expect(judge(recipientCooldown, { last_mail_to_recipient_at: late })).to.deep.equal({
      passed: false,
      detail: `It was mailed at ${late}; it may be again from 2026-06-02T08:00:00.001Z`,
    });
  });

  it('leaves follow-ups to their own days', () => {
    expect(judge(recipientCooldown, { last_mail_to_recipient_at: late, is_follow_up: true })).to.deep.equal({
      passed: true,
      detail: 'It is a follow-up, which was planned for its day',
    });
  });
});
