import { randomBytes } from 'node:crypto';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';

/** An attempt that was sent an hour ago, as a send manually leaves it. */
export function newAttempt(overrides: Partial<Attempt> = {}): Attempt {
  const id = randomBytes(12).toString('hex');
  const at = new Date(Date.now() - 3_600_000).toISOString();
  return {
    id,
    campaign_id: randomBytes(12).toString('hex'),
    lead_id: randomBytes(12).toString('hex'),
    user_id: 'alice',
    workspace_id: 'default',
    sender_id: 'a'.repeat(24),
    sender_email: 'ana@press.example',
    recipient_email: 'editor@blog.example',
    subject: 'An article for you',
    body: 'Hello',
    status: 'sent',
    reason: null,
    legal_basis: 'legitimate_interest',
    legal_basis_required: 'legitimate_interest',
    region: 'other',
    message_id: `<${id}@press.example>`,
    relay_message_id: null,
    thread: null,
    smtp_response: '250 2.0.0 Ok',
    step: 0,
    origin: 'send',
    policy_checks: [{ name: 'recipient_valid', passed: true, detail: 'blog.example takes mail' }],
    created_at: at,
    sent_at: at,
    ...overrides,
  };
}
