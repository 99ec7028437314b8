import { expect } from 'chai';
import { leadAfter, mayHaveLedTo } from '../../../../domain/outreach/replies/lead-of-replies.js';
import type { ReplyLeadEvent } from '../../../../domain/outreach/replies/reply-effects.js';

describe('[U] lead after its replies', () => {
  const cases: [ReplyLeadEvent[], string][] = [
    [[], 'contacted'],
    [['reply'], 'replied'],
    [['decline'], 'bounced'],
    [['reply', 'decline'], 'unsubscribed'],
    [['reply', 'hard_bounce'], 'replied'],
    [['hard_bounce', 'reply'], 'bounced'],
    [['hard_bounce', 'unsubscribe'], 'unsubscribed'],
  ];
  for (const [events, status] of cases)
    it(`${events.join(', ') || 'none'}: ${status}`, () => expect(leadAfter(events)).to.equal(status));

  it('was brought where it stands by what leads there alone', () => {
    expect(mayHaveLedTo('replied', ['reply'])).to.equal(true);
    expect(mayHaveLedTo('bounced', ['decline'])).to.equal(true);
    expect(mayHaveLedTo('unsubscribed', ['decline'])).to.equal(true);
    expect(mayHaveLedTo('bounced', ['reply', 'unsubscribe'])).to.equal(false);
    expect(mayHaveLedTo('replied', [])).to.equal(false);
  });
});
