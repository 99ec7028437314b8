import { defineSignal } from '@temporalio/workflow';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

export const LEARN_REPLIES = 'learnReplies';

/** A correction was kept: what there is to learn has changed. */
export const correctionSignal = defineSignal('correctionKept');

export interface LearnRepliesInput {
  user_id: OwnerId;
  /** How long no correction must come before they are learned from; a person saves many in a row. */
  quiet_seconds: number;
}

/** One for a workspace at a time. */
export function learnRepliesId({ user_id }: Pick<LearnRepliesInput, 'user_id'>): string {
  return `learn-replies:${user_id}:corrections`;
}
