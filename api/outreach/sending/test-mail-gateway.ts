import { type Client, WorkflowFailedError } from '@temporalio/client';
import { DomainError } from '../../../domain/base/errors.js';
import type { TestMailRequest, TestMailResult } from '../../../domain/outreach/sending/test-mail.js';
import type { UserId } from '../../../domain/workspaces/user-id.js';
import { workPriority } from '../../../workflows/contract/work-priority.js';
import {
  SEND_TEST_MAIL,
  type SendTestMailWorkflow,
  sendTestMailWorkflowId,
} from '../../../workflows/outreach/sending/contract/send-test-mail.js';
import type { GatewayCall } from '../../gateway-call.js';

export interface TestMailGateway {
  /** Sends it and waits for what came of it. @throws DomainError dependency_unavailable */
  sendTestMail(input: TestMailRequest, personId: UserId): Promise<TestMailResult>;
}

/** Longer than the workflow takes at most. */
const DEADLINE_MS = 62_000;

/** What test mails need of Temporal. */
export function createTestMailGateway(client: Client, call: GatewayCall): TestMailGateway {
  return {
    async sendTestMail(input, personId) {
      try {
        const handle = await call(() =>
          client.workflow.start<SendTestMailWorkflow>(SEND_TEST_MAIL, {
            workflowId: sendTestMailWorkflowId(input, personId),
            taskQueue: 'orchestration',
            args: [input],
            workflowIdConflictPolicy: 'USE_EXISTING',
            workflowExecutionTimeout: '60 seconds',
            priority: workPriority(input.user_id, 'waiting'),
          }),
        );
        return await call(() => handle.result(), DEADLINE_MS);
      } catch (error) {
        if (!(error instanceof WorkflowFailedError)) throw error;
        const detail = 'The test email could not be sent in time. Look whether it arrived before you try again.';
        throw new DomainError('dependency_unavailable', detail, true);
      }
    },
  };
}
