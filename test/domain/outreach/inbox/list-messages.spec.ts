import { expect } from 'chai';
import { listMessages } from '../../../../domain/outreach/inbox/list-messages.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newReply } from '../../../support/samples/new-reply.js';

describe('[U] listMessages', () => {
  it('puts a reply after the mail that it answers, though its writer’s clock is slow', () => {
    const mails = [
      newAttempt({ id: 'first', sent_at: '2026-06-01T08:00:00.900Z' }),
      newAttempt({ id: 'later', sent_at: '2026-06-02T08:00:00.000Z' }),
    ];
    const reply = newReply({ id: 'reply', attempt_id: 'first', received_at: '2026-06-01T08:00:00.000Z' });
    const found = listMessages(mails, [{ ...reply, came_to: null }]);
    expect(found.map(({ id }) => id)).to.deep.equal(['first', 'reply', 'later']);
    expect(found[1]?.at).to.equal(reply.received_at);
  });

  it('puts mails of both directions in order, and leaves out what did not leave', () => {
    const at = (hour: number) => `2026-06-01T0${hour}:00:00.000Z`;
    const mails = [
      newAttempt({ id: 'first', sent_at: at(1) }),
      newAttempt({ id: 'unknown', status: 'uncertain', sent_at: null, created_at: at(4) }),
      newAttempt({ id: 'blocked', status: 'blocked' }),
    ];
    const replies = [
      { ...newReply({ id: 'reply', received_at: at(2), confidence: 0.5 }), came_to: 'ana@press.example' },
    ];
    const found = listMessages(mails, replies);
    expect(found.map(({ id, kind, status }) => [id, kind, status])).to.deep.equal([
      ['first', 'sent', 'sent'],
      ['reply', 'reply', null],
      ['unknown', 'sent', 'uncertain'],
    ]);
    expect(found[1]).to.include({ to_email: 'ana@press.example', classification: 'interested', needs_review: true });
  });
});
