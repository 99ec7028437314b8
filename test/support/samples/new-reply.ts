import { randomBytes } from 'node:crypto';
import type { Reply } from '../../../domain/outreach/replies/reply.js';

/** One that its writer sent right now, and that belongs to nothing. */
export function newReply(overrides: Partial<Reply> = {}): Reply {
  const at = new Date().toISOString();
  return {
    id: randomBytes(12).toString('hex'),
    user_id: 'alice',
    campaign_id: null,
    attempt_id: null,
    lead_id: null,
    from_email: 'editor@blog.example',
    subject: 'Re: An article for you',
    body: 'Please send it',
    quoted_text_removed: true,
    classification: 'interested',
    confidence: 0.9,
    classified_by: 'rules',
    matched_by: 'in_reply_to',
    signals: ['send it'],
    handled_at: null,
    received_at: at,
    created_at: at,
    ...overrides,
  };
}
