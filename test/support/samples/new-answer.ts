import type { AnswerDraft } from '../../../domain/outreach/inbox/answer-draft.js';

/** A draft of an answer, as a person leaves it. */
export function newAnswer(overrides: Partial<AnswerDraft> = {}): AnswerDraft {
  return {
    state: 'draft',
    reply_id: 'e'.repeat(24),
    sender_id: 'a'.repeat(24),
    from_email: 'ana@press.example',
    to_email: 'editor@blog.example',
    subject: 'Re: An article for you',
    body: 'Thank you, here it is.',
    written_by: 'user',
    warnings: [],
    attempt_id: null,
    leaves_at: null,
    failure: null,
    at: '2026-06-01T08:00:00.000Z',
    by: 'ann',
    by_name: 'Ann',
    ...overrides,
  };
}
