import type { Attempt } from '../../sending/attempt.js';

/** Columns of an export of attempts: the scalar fields of their records, in the same order. */
export const ATTEMPT_COLUMNS = [
  'id',
  'campaign_id',
  'lead_id',
  'user_id',
  'workspace_id',
  'sender_email',
  'recipient_email',
  'subject',
  'body',
  'status',
  'reason',
  'legal_basis',
  'region',
  'message_id',
  'smtp_response',
  'created_at',
  'sent_at',
  'legal_basis_required',
] as const satisfies readonly (keyof Attempt)[];
