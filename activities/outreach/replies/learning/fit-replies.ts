import { setImmediate as breathe } from 'node:timers/promises';
import {
  type LearnedFromCorrections,
  learnInSteps,
} from '../../../../domain/outreach/replies/learning/learn-from-corrections.js';
import type { KeptCorrection } from '../../../../domain/outreach/replies/learning/reply-correction.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { LearningDeps } from './learning-deps.js';

/**
 * Fits what a workspace's corrections teach, measures it, and puts it to use if it is better; else it is not used any more. Twice:
 * the same result.
 * @throws Error when corrections were deleted meanwhile: the next try learns from the others
 */
export async function fitReplies(
  deps: LearningDeps,
  userId: OwnerId,
  signal: AbortSignal,
): Promise<{ in_use: boolean }> {
  const state = await deps.replyLearning.findState(userId);
  const learned = await learn(await deps.replyLearning.listKept(userId), signal);
  if (!(await deps.replyLearning.saveFit(userId, state, learned, deps.now())))
    throw new Error('Corrections were deleted while they were learned from');
  return { in_use: learned.adjustment !== null };
}

/** Other activities of the process continue between the steps. */
async function learn(kept: readonly KeptCorrection[], signal: AbortSignal): Promise<LearnedFromCorrections> {
  const steps = learnInSteps(kept);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breathe();
    signal.throwIfAborted();
  }
}
