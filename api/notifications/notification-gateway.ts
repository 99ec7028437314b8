import type { Client } from '@temporalio/client';
import type { DigestTime } from '../../domain/notifications/digest-time.js';
import type { NotificationMail } from '../../domain/notifications/notification-mail.js';
import { keepSchedule } from '../../platform/keep-schedule.js';
import { deliverNotificationStart } from '../../workflows/notifications/contract/deliver-notification.js';
import { digestSchedule } from '../../workflows/notifications/contract/send-digests.js';
import type { GatewayCall } from '../gateway-call.js';

export interface NotificationGateway {
  /** The Schedule of the digests that are due at this time, made where there is none. @throws DomainError dependency_unavailable */
  keepDigestSchedule(time: DigestTime): Promise<void>;
  /** Starts the workflow that sends a mail, unless it was started before. @throws DomainError dependency_unavailable */
  deliverMail(mail: Pick<NotificationMail, 'id' | 'workspace_id'>): Promise<void>;
}

/** What mails of the platform need of Temporal. */
export function createNotificationGateway(client: Client, call: GatewayCall): NotificationGateway {
  return {
    async keepDigestSchedule(time) {
      await call(() => keepSchedule(client, digestSchedule(time, new Date())));
    },
    async deliverMail({ id, workspace_id }) {
      const { workflow, ...options } = deliverNotificationStart(workspace_id, { mail_id: id });
      await call(() => client.workflow.start(workflow, { ...options, workflowIdConflictPolicy: 'USE_EXISTING' }));
    },
  };
}
