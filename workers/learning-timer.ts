import type { Client } from '@temporalio/client';
import type { OwnerId } from '../domain/workspaces/owner-id.js';
import { TASK_QUEUES } from '../workflows/contract/task-queues.js';
import { workPriority } from '../workflows/contract/work-priority.js';
import { SEARCH_ATTRIBUTES } from '../workflows/operations/contract/operation.js';
import {
  correctionSignal,
  LEARN_REPLIES,
  type LearnRepliesInput,
  learnRepliesId,
} from '../workflows/outreach/replies/contract/learn-replies.js';

const QUIET_SECONDS = 60;

/** Starts the workflow that learns from a workspace's corrections, or lets the one that waits wait for more. Safe to repeat. */
export function createLearningTimer(client: Client, quietSeconds = QUIET_SECONDS) {
  return async (userId: OwnerId): Promise<void> => {
    const input: LearnRepliesInput = { user_id: userId, quiet_seconds: quietSeconds };
    await client.workflow.signalWithStart(LEARN_REPLIES, {
      workflowId: learnRepliesId(input),
      taskQueue: TASK_QUEUES.orchestration,
      args: [input],
      signal: correctionSignal,
      priority: workPriority(userId, 'scheduled'),
      typedSearchAttributes: [{ key: SEARCH_ATTRIBUTES.user, value: userId.slice(0, 255) }],
    });
  };
}
