import type { Attempt } from '../attempt.js';

/** Columns of an export of attempts. */
export const ATTEMPT_COLUMNS = [
  'id',
  'campaign_id',
  'lead_id',
  'sender_email',
  'recipient_email',
  'subject',
  'status',
  'reason',
  'legal_basis',
  'region',
  'step',
  'origin',
  'message_id',
  'smtp_response',
  'sent_at',
  'created_at',
] as const satisfies readonly (keyof Attempt)[];
