import { expect } from 'chai';
import { type StoredAttempt, toAttempt, toAttemptDocument } from '../../../../store/outreach/sending/attempt-record.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';

const SLOTS = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: 'k' };

describe('[U] attempt record', () => {
  it('gives back the attempt that was put in, and nothing of what the store adds', () => {
    const thread = { in_reply_to: '<1@press.example>', references: ['<1@press.example>'] };
    for (const attempt of [newAttempt({ thread }), newAttempt({ status: 'queued', sent_at: null, message_id: null })]) {
      expect(toAttempt(toAttemptDocument(attempt, SLOTS, 's1') as StoredAttempt)).to.deep.equal(attempt);
    }
  });

  it('keeps what was reserved for it, and its subject as replies have it', () => {
    const stored = toAttemptDocument(newAttempt({ subject: 'Re:  AW: An  Article' }), SLOTS, 's1');
    expect(stored).to.include({ ...SLOTS, normalized_subject: 'an article' });
    expect(stored.created_at).to.be.an.instanceOf(Date);
    expect(stored.updated_at).to.deep.equal(stored.created_at);
  });
});
