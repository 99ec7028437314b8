import { expect } from 'chai';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { replyEvent, senderPausedEvent } from '../../../domain/webhooks/outreach-events.js';
import { newReply } from '../../support/samples/new-reply.js';
import { newSender } from '../../support/samples/new-sender.js';

describe('[U] events of outreach', () => {
  it('a reply is reported with what it was taken for, and without its text', () => {
    const reply = newReply({ body: 'very private', subject: 's'.repeat(998) });
    const { id, from_email, classification, confidence, received_at } = reply;
    expect(replyEvent(reply)).to.deep.equal({
      user_id: 'alice',
      key: `reply.received:${id}`,
      type: 'reply.received',
      at: reply.created_at,
      data: {
        reply_id: id,
        campaign_id: null,
        lead_id: null,
        attempt_id: null,
        from_email,
        subject: 's'.repeat(300),
        classification,
        confidence,
        needs_review: false,
        received_at,
      },
    });
  });

  it('a reply whose class is a guess says so', () => {
    for (const [overrides, needs_review] of [
      [{ classification: 'unsubscribe', confidence: 0.79 }, true],
      [{ classification: 'unsubscribe', confidence: 0.8 }, false],
      [{ classification: 'auto_reply', confidence: 0.5, classified_by: 'header' }, false],
    ] as const)
      expect(replyEvent(newReply(overrides)).data).to.deep.include({ needs_review });
  });

  it('a pause is one event within its hour', () => {
    const { smtp_password: _, imap_password: __, ...fields } = newSender('ana@press.example');
    const stamps = { created_at: '', updated_at: '', paused: null };
    const sender: Sender = { ...fields, ...stamps, id: '5'.repeat(24), user_id: 'alice' };
    const paused = (at: string) => senderPausedEvent(sender, { reason: 'bounce_rate', detail: '6 of 50', at });
    expect(paused('2026-06-01T08:10:00.000Z')).to.deep.equal({
      user_id: 'alice',
      key: `sender.paused:${'5'.repeat(24)}:2026-06-01T08`,
      type: 'sender.paused',
      at: '2026-06-01T08:10:00.000Z',
      data: { sender_id: '5'.repeat(24), email: 'ana@press.example', reason: 'bounce_rate', detail: '6 of 50' },
    });
    expect(paused('2026-06-01T09:00:00.000Z').key).to.not.equal(paused('2026-06-01T08:10:00.000Z').key);
  });
});
