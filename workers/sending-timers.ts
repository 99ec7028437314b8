import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { TASK_QUEUES } from '../workflows/contract/task-queues.js';
import { workPriority } from '../workflows/contract/work-priority.js';
import { SEARCH_ATTRIBUTES } from '../workflows/operations/contract/operation.js';
import {
  followUpStart,
  followUpWorkflowId,
  type SendAnswerInput,
  sendAnswerStart,
  senderQueueStart,
  type WorkflowStart,
  wakeSignal,
} from '../workflows/outreach/sending/contract/sending.js';

/** The workflows that activities set going: queues of mailboxes, clocks of follow-ups, answers. Safe to repeat. */
export function createSendingTimers(client: Client) {
  return {
    async wakeSender(userId: string, senderId: string): Promise<void> {
      const { workflow, ...start } = options(senderQueueStart({ user_id: userId, sender_id: senderId }), userId);
      await client.workflow.signalWithStart(workflow, { ...start, signal: wakeSignal });
    },
    async startFollowUp(
      userId: string,
      senderId: string,
      { id, scheduled_at }: { id: string; scheduled_at: string },
    ): Promise<void> {
      const input = { user_id: userId, sender_id: senderId, follow_up_id: id, due_at: scheduled_at };
      const { workflow, ...start } = options(followUpStart(input), userId);
      await client.workflow.start(workflow, { ...start, workflowIdConflictPolicy: 'USE_EXISTING' });
    },
    async startAnswer(input: SendAnswerInput): Promise<void> {
      const { workflow, ...start } = options(sendAnswerStart(input), input.user_id);
      await client.workflow.start(workflow, { ...start, workflowIdConflictPolicy: 'USE_EXISTING' });
    },
    async wakeFollowUp(userId: string, followUpId: string): Promise<void> {
      try {
        const id = followUpWorkflowId({ user_id: userId, follow_up_id: followUpId });
        await client.workflow.getHandle(id).signal(wakeSignal);
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },
  };
}

function options(start: WorkflowStart, userId: string) {
  return {
    ...start,
    taskQueue: TASK_QUEUES.orchestration,
    priority: workPriority(userId, 'scheduled'),
    typedSearchAttributes: [{ key: SEARCH_ATTRIBUTES.user, value: userId.slice(0, 255) }],
  };
}
