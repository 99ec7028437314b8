import { workPriority } from '../../contract/work-priority.js';

export const DELIVER_NOTIFICATION = 'deliverNotification';

export interface DeliverNotificationInput {
  mail_id: string;
}

/** Tries over three days. */
const TIMEOUT = '7 days';

/** @param workspaceId whose work it counts for */
export function deliverNotificationStart(workspaceId: string, input: DeliverNotificationInput) {
  return {
    workflow: DELIVER_NOTIFICATION,
    workflowId: `deliver_notification:${input.mail_id}`,
    taskQueue: 'orchestration',
    args: [input],
    workflowExecutionTimeout: TIMEOUT,
    priority: workPriority(workspaceId, 'scheduled'),
  } as const;
}
