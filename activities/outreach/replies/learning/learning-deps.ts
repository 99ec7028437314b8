import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { ReplyLearningRepository } from '../../../../store/outreach/replies/learning/reply-learning.js';
import type { AttemptsRepository } from '../../../../store/outreach/sending/attempts.js';

export interface LearningDeps {
  attempts: Pick<AttemptsRepository, 'find'>;
  replyLearning: Pick<ReplyLearningRepository, 'keep' | 'listKept' | 'findState' | 'saveFit' | 'findOwn'>;
  /** Learns from what is kept when no more corrections come for a while. Safe to repeat. */
  wakeLearning(userId: OwnerId): Promise<void>;
  now(): Date;
}
