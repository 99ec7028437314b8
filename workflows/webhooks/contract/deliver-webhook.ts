import { defineSignal } from '@temporalio/workflow';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { workPriority } from '../../contract/work-priority.js';

export const DELIVER_WEBHOOK = 'deliverWebhook';

export interface DeliverWebhookInput {
  user_id: OwnerId;
  delivery_id: string;
}

/** A user wants it tried now. */
export const replaySignal = defineSignal('replay');

/** Tries over three days, plus the waits that endpoints ask for. */
const TIMEOUT = '30 days';

export function deliverWebhookStart(input: DeliverWebhookInput) {
  return {
    workflow: DELIVER_WEBHOOK,
    workflowId: `deliver_webhook:${input.user_id}:${input.delivery_id}`,
    taskQueue: 'orchestration',
    args: [input],
    workflowExecutionTimeout: TIMEOUT,
    priority: workPriority(input.user_id, 'scheduled'),
  } as const;
}
