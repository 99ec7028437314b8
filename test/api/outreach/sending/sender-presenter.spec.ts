import { expect } from 'chai';
import { presentSender } from '../../../../api/outreach/sending/sender-presenter.js';
import { storedSender } from '../../../support/samples/stored-sender.js';

describe('[U] a sender as it is shown', () => {
  const waiting = { reason: 'min_gap' as const, detail: null, next_at: '2026-06-02T08:00:00.000Z' };
  const reading = { last_read_at: '2026-06-02T08:00:00.000Z', last_success_at: null, last_error: 'it does not answer' };

  it('says what it waits for, and how its mailbox was read', () => {
    expect(
      presentSender(storedSender(), { waiting, reading, sent_copies: null, connection: null, verification: null }),
    ).to.deep.include({
      waiting,
      reading,
    });
  });

  it('is paused as soon as it is, and no longer than it is, whatever was noted', () => {
    const paused = { reason: 'bounce_rate' as const, detail: '6% of mails bounced', at: '2026-06-02T08:00:00.000Z' };
    const noted = { reason: 'sender_paused' as const, detail: paused.detail, next_at: null };
    expect(
      presentSender(storedSender({ paused }), {
        waiting,
        reading: null,
        sent_copies: null,
        connection: null,
        verification: null,
      }).waiting,
    ).to.deep.equal(noted);
    expect(
      presentSender(storedSender(), {
        waiting: noted,
        reading: null,
        sent_copies: null,
        connection: null,
        verification: null,
      }).waiting,
    ).to.equal(null);
  });
});
