import { describeLearning, type ReplyLearning } from '../../../domain/outreach/replies/learning/reply-learning.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ReplyLearningRepository } from '../../../store/outreach/replies/learning/reply-learning.js';

/** How well the replies of a workspace are understood, for the page and the API. */
export async function loadLearning(
  { replyLearning }: { replyLearning: Pick<ReplyLearningRepository, 'list' | 'findState'> },
  userId: OwnerId,
): Promise<ReplyLearning> {
  const [corrections, { in_use_since, fitted_at, measure }] = await Promise.all([
    replyLearning.list(userId),
    replyLearning.findState(userId),
  ]);
  return describeLearning(corrections, { in_use_since, fitted_at, measure });
}
