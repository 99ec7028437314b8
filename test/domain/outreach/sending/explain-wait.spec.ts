import { expect } from 'chai';
import { explainWait, type WaitFacts } from '../../../../domain/outreach/sending/explain-wait.js';

const NOW = '2026-06-02T08:00:00.000Z';
const [EARLIER, LATER, LAST] = ['2026-06-02T07:00:00.000Z', '2026-06-02T09:00:00.000Z', '2026-06-02T10:00:00.000Z'];
const explain = (facts: Partial<WaitFacts>) =>
  explainWait(
    { due_at: EARLIER, waiting_reason: null, paused: false, sender_pause: null, sender_waiting: null, ...facts },
    NOW,
  );
const gap = { reason: 'min_gap' as const, detail: null, next_at: LATER };

describe('[U] explainWait', () => {
  it('is nothing when the mail is due and only waits for its turn', () => {
    expect(explain({})).to.equal(null);
    expect(explain({ waiting_reason: 'recipient_cooldown' })).to.equal(null);
    expect(explain({ sender_waiting: { ...gap, next_at: EARLIER } })).to.equal(null);
  });

  it('is the pause of the queue first, then that of the sender, which end at no time that is known', () => {
    const paused = { paused: true, sender_pause: '6% of mails bounced', sender_waiting: gap };
    expect(explain(paused)).to.deep.equal({ reason: 'queue_paused', detail: null, next_at: null });
    expect(explain({ ...paused, paused: false })).to.deep.equal({
      reason: 'sender_paused',
      detail: '6% of mails bounced',
      next_at: null,
    });
  });

  it('is what holds the sender, unless the mail is due later than that', () => {
    expect(explain({ sender_waiting: gap })).to.deep.equal(gap);
    expect(explain({ sender_waiting: gap, due_at: LAST, waiting_reason: 'recipient_cooldown' })).to.deep.equal({
      reason: 'recipient_cooldown',
      detail: null,
      next_at: LAST,
    });
    expect(explain({ due_at: LAST })).to.deep.equal({ reason: 'scheduled', detail: null, next_at: LAST });
  });

  it('does not believe a pause that its sender noted and that is over', () => {
    expect(explain({ sender_waiting: { reason: 'sender_paused', detail: 'x', next_at: null } })).to.equal(null);
  });
});
