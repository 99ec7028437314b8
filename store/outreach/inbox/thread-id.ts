import { createHash } from 'node:crypto';
import type { Reply } from '../../../domain/outreach/replies/reply.js';

/** The thread that a reply belongs to: of its lead, else of its writer; one that names no writer has its own. */
export function threadId({
  id,
  user_id,
  lead_id,
  from_email,
}: Pick<Reply, 'id' | 'user_id' | 'lead_id' | 'from_email'>) {
  if (lead_id !== null) return lead_id;
  return createHash('sha256')
    .update(`${user_id}\n${from_email || id}`)
    .digest('hex')
    .slice(0, 24);
}
