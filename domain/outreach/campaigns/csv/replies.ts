import type { Reply } from '../../replies/reply.js';

/** Columns of an export of replies: the scalar fields of their records, in the same order. */
export const REPLY_COLUMNS = [
  'id',
  'campaign_id',
  'attempt_id',
  'lead_id',
  'from_email',
  'subject',
  'body',
  'quoted_text_removed',
  'classification',
  'confidence',
  'classified_by',
  'matched_by',
  'handled_at',
  'received_at',
  'created_at',
] as const satisfies readonly (keyof Reply)[];
