import { randomUUID } from 'node:crypto';
import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowFailedError,
  WorkflowNotFoundError,
} from '@temporalio/client';
import { DomainError } from '../domain/base/errors.js';
import type { OperationRef } from '../domain/operations/operation-ref.js';
import type { Operation } from '../domain/operations/operations.js';
import type { SenderVerification } from '../domain/outreach/sending/sender-verification.js';
import type { WritingTask } from '../domain/outreach/writing/email-draft.js';
import type { OwnerId } from '../domain/workspaces/owner-id.js';
import { TASK_QUEUES } from '../workflows/contract/task-queues.js';
import { type Urgency, workPriority } from '../workflows/contract/work-priority.js';
import { operationWorkflowId, SEARCH_ATTRIBUTES } from '../workflows/operations/contract/operation.js';
import { OPERATION_WORKFLOWS, workflowInput } from '../workflows/operations/contract/operation-workflows.js';
import { siteAttribute } from '../workflows/operations/contract/site-attribute.js';
import {
  type FollowUpInput,
  followUpStart,
  followUpWorkflowId,
  type SendAnswerInput,
  type SenderQueueInput,
  sendAnswerStart,
  senderQueueStart,
  type WorkflowStart,
  wakeSignal,
} from '../workflows/outreach/sending/contract/sending.js';
import {
  VERIFY_SENDER,
  type VerifySenderWorkflow,
  verifySenderWorkflowId,
} from '../workflows/outreach/sending/contract/verify-sender.js';
import {
  WRITE_EMAIL,
  type WriteEmailWorkflow,
  type WrittenEmail,
} from '../workflows/outreach/writing/contract/write-email.js';
import { createErasureGateway, type ErasureGateway } from './accounts/erasure-gateway.js';
import { createGatewayCall } from './gateway-call.js';
import { createNotificationGateway, type NotificationGateway } from './notifications/notification-gateway.js';
import { createLinkGateway, type LinkGateway } from './outreach/links/link-gateway.js';
import { createReplyGateway, type ReplyGateway } from './outreach/replies/reply-gateway.js';
import { createMailboxAccessGateway, type MailboxAccessGateway } from './outreach/sending/mailbox-access-gateway.js';
import { createTestMailGateway, type TestMailGateway } from './outreach/sending/test-mail-gateway.js';
import { createIntegrationGateway, type IntegrationGateway } from './search/integration-gateway.js';
import { createSiteGateway, type SiteGateway } from './sites/site-gateway.js';
import { createWebhookGateway, type WebhookGateway } from './webhooks/webhook-gateway.js';

/** As platform/config.ts has it where nothing is set. */
const REPLY_POLL_MINUTES = 5;
/** Longer than the workflow takes at most. */
const VERIFY_DEADLINE_MS = 28_000;
/** Temporal's bound for the line shown in lists of its UI. */
const SUMMARY_MAX_BYTES = 200;

export type WorkflowState = 'running' | 'completed' | 'failed' | 'cancelled' | 'terminated' | 'timed_out' | 'absent';

export interface WorkflowGateway
  extends IntegrationGateway,
    ReplyGateway,
    WebhookGateway,
    SiteGateway,
    ErasureGateway,
    NotificationGateway,
    TestMailGateway,
    LinkGateway,
    MailboxAccessGateway {
  /**
   * Starts the operation's workflow, or finds that it was started before. @default urgency as of one that can wait
   * @throws DomainError dependency_unavailable
   */
  start(operation: Operation, urgency?: Urgency): Promise<void>;
  /** Requests its cancellation; one that is gone has stopped. @throws DomainError dependency_unavailable */
  cancel(operation: Operation): Promise<void>;
  /** @throws DomainError dependency_unavailable */
  stateOf(operation: Operation): Promise<WorkflowState>;
  /** Signs in to the sender's servers and waits for what came of it. @throws DomainError dependency_unavailable */
  verifySender(userId: OwnerId, senderId: string): Promise<SenderVerification>;
  /** The mailbox's queue looks for what is due, started when it is not there. @throws DomainError dependency_unavailable */
  wakeSender(queue: SenderQueueInput): Promise<void>;
  /** The workflow of a queue counts what waits again; one that has ended has no need to. @throws DomainError dependency_unavailable */
  wakeQueue(operation: OperationRef): Promise<void>;
  /** What the model makes of a task, or null. @throws DomainError dependency_unavailable, or the activity's failure */
  writeEmail(userId: OwnerId, task: WritingTask): Promise<WrittenEmail>;
  /** Starts the clock of a follow-up, unless it runs. @throws DomainError dependency_unavailable */
  startFollowUp(followUp: FollowUpInput): Promise<void>;
  /** Sends an answer when its time to undo has passed. @throws DomainError dependency_unavailable */
  startAnswer(answer: SendAnswerInput): Promise<void>;
  /** Its clock reads the record again; one that has ended has no need to. @throws DomainError dependency_unavailable */
  wakeFollowUp(followUp: Pick<FollowUpInput, 'user_id' | 'follow_up_id'>): Promise<void>;
}

/** The only place of the API that speaks to Temporal about workflows. */
export function createWorkflowGateway(client: Client, options: { replyPollMinutes?: number } = {}): WorkflowGateway {
  const bounded = createGatewayCall(client);
  return {
    ...createReplyGateway(client, bounded, options.replyPollMinutes ?? REPLY_POLL_MINUTES),
    ...createIntegrationGateway(client, bounded),
    ...createWebhookGateway(client, bounded),
    ...createSiteGateway(client, bounded),
    ...createErasureGateway(client, bounded),
    ...createNotificationGateway(client, bounded),
    ...createTestMailGateway(client, bounded),
    ...createLinkGateway(client, bounded),
    ...createMailboxAccessGateway(client, bounded),
    async start(operation, urgency = 'asked') {
      const { workflow, timeout } = OPERATION_WORKFLOWS[operation.type];
      const site = siteAttribute(operation);
      try {
        await bounded(() =>
          client.workflow.start(workflow, {
            workflowId: operation.workflow_id,
            taskQueue: TASK_QUEUES.orchestration,
            args: [workflowInput(operation)],
            // The id holds user and operation: a second start of the same one must never run twice.
            workflowIdReusePolicy: 'REJECT_DUPLICATE',
            workflowExecutionTimeout: timeout,
            priority: workPriority(operation.user_id, urgency),
            typedSearchAttributes: [
              { key: SEARCH_ATTRIBUTES.user, value: operation.user_id.slice(0, 255) },
              ...(site === null ? [] : [{ key: SEARCH_ATTRIBUTES.site, value: site.slice(0, 255) }]),
              { key: SEARCH_ATTRIBUTES.operation, value: operation.type },
              { key: SEARCH_ATTRIBUTES.request, value: operation.request_id },
            ],
            staticSummary: cutBytes(`${operation.type.replaceAll('_', ' ')} of ${operation.site}`),
          }),
        );
      } catch (error) {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
      }
    },

    async cancel(operation) {
      try {
        await bounded(() => client.workflow.getHandle(operation.workflow_id).cancel());
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },

    async stateOf(operation) {
      try {
        const { status } = await bounded(() => client.workflow.getHandle(operation.workflow_id).describe());
        return STATES[status.name] ?? 'running';
      } catch (error) {
        if (error instanceof WorkflowNotFoundError) return 'absent';
        throw error;
      }
    },

    async verifySender(userId, senderId) {
      const input = { user_id: userId, sender_id: senderId };
      try {
        const handle = await bounded(() =>
          client.workflow.start<VerifySenderWorkflow>(VERIFY_SENDER, {
            workflowId: verifySenderWorkflowId(input),
            taskQueue: TASK_QUEUES.orchestration,
            args: [input],
            workflowIdConflictPolicy: 'USE_EXISTING',
            workflowExecutionTimeout: '26 seconds',
            priority: workPriority(userId, 'waiting'),
          }),
        );
        return await bounded(() => handle.result(), VERIFY_DEADLINE_MS);
      } catch (error) {
        if (!(error instanceof WorkflowFailedError)) throw error;
        throw new DomainError('dependency_unavailable', 'The sender could not be checked in time', true);
      }
    },

    async writeEmail(userId, task) {
      const start = () =>
        client.workflow.start<WriteEmailWorkflow>(WRITE_EMAIL, {
          workflowId: `write_email:${userId}:${randomUUID()}`,
          taskQueue: TASK_QUEUES.orchestration,
          args: [{ user_id: userId, task }],
          workflowExecutionTimeout: '26 seconds',
          priority: workPriority(userId, 'waiting'),
        });
      const handle = await bounded(start);
      return bounded(() => handle.result(), VERIFY_DEADLINE_MS);
    },

    async wakeSender(queue) {
      const { workflow, ...start } = startOptions(senderQueueStart(queue), queue.user_id);
      await bounded(() => client.workflow.signalWithStart(workflow, { ...start, signal: wakeSignal }));
    },

    async wakeQueue(operation) {
      try {
        const workflowId = operationWorkflowId('queue_outreach', operation);
        await bounded(() => client.workflow.getHandle(workflowId).signal(wakeSignal));
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },

    async startFollowUp(followUp) {
      const { workflow, ...start } = startOptions(followUpStart(followUp), followUp.user_id);
      await bounded(() => client.workflow.start(workflow, { ...start, workflowIdConflictPolicy: 'USE_EXISTING' }));
    },

    async startAnswer(answer) {
      const { workflow, ...start } = startOptions(sendAnswerStart(answer), answer.user_id);
      await bounded(() => client.workflow.start(workflow, { ...start, workflowIdConflictPolicy: 'USE_EXISTING' }));
    },

    async wakeFollowUp(followUp) {
      try {
        await bounded(() => client.workflow.getHandle(followUpWorkflowId(followUp)).signal(wakeSignal));
      } catch (error) {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      }
    },
  };
}

function startOptions(start: WorkflowStart, userId: OwnerId) {
  return {
    ...start,
    taskQueue: TASK_QUEUES.orchestration,
    priority: workPriority(userId, 'scheduled'),
    typedSearchAttributes: [{ key: SEARCH_ATTRIBUTES.user, value: userId.slice(0, 255) }],
  };
}

const STATES: Partial<Record<string, WorkflowState>> = {
  COMPLETED: 'completed',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  TERMINATED: 'terminated',
  TIMED_OUT: 'timed_out',
};

function cutBytes(text: string): string {
  return Buffer.from(text)
    .subarray(0, SUMMARY_MAX_BYTES)
    .toString('utf8')
    .replace(/\uFFFD$/, '');
}
