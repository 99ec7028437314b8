import { randomUUID } from 'node:crypto';
import { type Client, WorkflowFailedError } from '@temporalio/client';
import { isDomainError } from '../../../domain/base/errors.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { dropSchedule, keepSchedule } from '../../../platform/keep-schedule.js';
import { TASK_QUEUES } from '../../../workflows/contract/task-queues.js';
import { workPriority } from '../../../workflows/contract/work-priority.js';
import {
  CORRECT_REPLY,
  type CorrectReplyInput,
  correctReplyWorkflowId,
} from '../../../workflows/outreach/replies/contract/correct-reply.js';
import { replySchedule, replyScheduleId } from '../../../workflows/outreach/replies/contract/poll-mailboxes.js';
import type { GatewayCall } from '../../gateway-call.js';

/** A caller waits for the response; what takes longer continues without them. */
const EFFECTS_DEADLINE_MS = 10_000;

export interface ReplyGateway {
  /** Every few minutes the user's mailboxes are read, as long as there are any. @throws DomainError dependency_unavailable */
  keepReplySchedule(userId: OwnerId, readable: boolean): Promise<void>;
  /**
   * Applies a user's correction of a reply.
   * @returns whether it is done; false when it continues in the background.
   * @throws DomainError dependency_unavailable when nothing was started
   */
  correctReply(input: CorrectReplyInput): Promise<boolean>;
}

/** What replies need from Temporal. `pollMinutes` 0: mailboxes are only read on request. */
export function createReplyGateway(client: Client, call: GatewayCall, pollMinutes: number): ReplyGateway {
  return {
    async keepReplySchedule(userId, readable) {
      if (readable && pollMinutes > 0) await call(() => keepSchedule(client, replySchedule(userId, pollMinutes)));
      else await call(() => dropSchedule(client, replyScheduleId(userId)));
    },

    async correctReply(input) {
      const handle = await call(() =>
        client.workflow.start(CORRECT_REPLY, {
          workflowId: correctReplyWorkflowId(input, randomUUID()),
          taskQueue: TASK_QUEUES.orchestration,
          args: [input],
          workflowExecutionTimeout: '1 day',
          priority: workPriority(input.user_id, 'waiting'),
        }),
      );
      try {
        await call(() => handle.result(), EFFECTS_DEADLINE_MS);
        return true;
      } catch (error) {
        if (error instanceof WorkflowFailedError || isDomainError(error)) return false;
        throw error;
      }
    },
  };
}
