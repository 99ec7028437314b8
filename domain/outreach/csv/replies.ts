import type { Reply } from '../reply.js';

/** Columns of an export of replies. */
export const REPLY_COLUMNS = [
  'id',
  'campaign_id',
  'attempt_id',
  'lead_id',
  'from_email',
  'subject',
  'classification',
  'confidence',
  'classified_by',
  'matched_by',
  'body',
  'received_at',
  'created_at',
] as const satisfies readonly (keyof Reply)[];
