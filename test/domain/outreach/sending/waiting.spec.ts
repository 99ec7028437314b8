import { expect } from 'chai';
import { DELAYING_CHECKS } from '../../../../domain/outreach/sending/policy.js';
import { describeWaiting, findWaitingReason, WAITING_REASONS } from '../../../../domain/outreach/sending/waiting.js';

describe('[U] why mail waits', () => {
  it('has a sentence for every reason, with what was said about it and when it continues', () => {
    const texts = WAITING_REASONS.map((reason) => describeWaiting({ reason, detail: null, next_at: null }));
    expect(new Set(texts).size).to.equal(WAITING_REASONS.length);
    expect(
      describeWaiting({
        reason: 'sender_paused',
        detail: '6% of mails bounced.',
        next_at: '2026-06-02T08:00:00.000Z',
      }),
    ).to.equal('Waiting because the sender is paused (6% of mails bounced). Next try: 2026-06-02 08:00 UTC.');
  });

  it('knows every check that delays mail, and names what holds longest where several do', () => {
    for (const check of [...DELAYING_CHECKS, 'user_daily_cap', 'domain_daily_cap'])
      expect(findWaitingReason(check)).to.equal(check);
    expect(findWaitingReason('sender_hourly_cap, min_gap, outside_sending_window')).to.equal('outside_sending_window');
    expect(findWaitingReason('something else')).to.equal('scheduled');
  });
});
