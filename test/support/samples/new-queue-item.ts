import { randomBytes } from 'node:crypto';
import type { QueueItem } from '../../../domain/outreach/sending/send-queue.js';

const newId = (): string => randomBytes(12).toString('hex');

/** One that waits, and is due. */
export function newQueueItem(overrides: Partial<QueueItem> = {}): QueueItem {
  return {
    id: newId(),
    user_id: 'alice',
    operation_id: newId(),
    campaign_id: newId(),
    lead_id: newId(),
    sender_id: 'a'.repeat(24),
    subject: 'An article for you',
    body: 'Hello',
    follow_ups: [{ after_days: 3, subject: null, body: 'May I ask again?' }],
    status: 'waiting',
    reason: null,
    attempt_id: null,
    due_at: '2026-06-01T08:00:00.000Z',
    created_at: '2026-06-01T07:00:00.000Z',
    ...overrides,
  };
}
