import type { Request } from 'express';
import type { ReplyFilter } from '../../store/repositories/replies.js';

/** Of a request for replies: those whose class waits for a person, those whose class does not, or both. */
export function readReviewFilter(req: Pick<Request, 'query'>): Pick<ReplyFilter, 'needs_review'> {
  const { needs_review } = req.query as { needs_review?: string };
  return needs_review === undefined ? {} : { needs_review: needs_review === 'true' };
}
