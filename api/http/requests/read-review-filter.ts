import type { ReplyFilter } from '../../../store/outreach/replies/replies.js';

/** Of a request for replies: those whose class waits for a person, those whose class does not, or both. */
export function readReviewFilter({
  query: { needs_review },
}: {
  query: { needs_review?: 'true' | 'false' };
}): Pick<ReplyFilter, 'needs_review'> {
  return needs_review === undefined ? {} : { needs_review: needs_review === 'true' };
}
