import { findNotification } from '../../../domain/notifications/find-notification.js';
import { NO_CHOICES, resolveChoices } from '../../../domain/notifications/notification-choices.js';
import { type Receiver, toPersonalReceiver } from '../../../domain/notifications/receiver.js';
import type { WebhookEvent } from '../../../domain/webhooks/webhook-event.js';
import { maySee } from '../../../domain/workspaces/may.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { isSharedWorkspaceId } from '../../../domain/workspaces/workspace.js';
import type { QueueDeps } from '../notification-deps.js';

/**
 * Sets a mail going to each member who wants to hear of an event. Safe to repeat: the same event is one mail to each. Whether
 * they are still members and still want it is checked once more when it is sent.
 */
export async function queueEventMails(deps: QueueDeps, event: WebhookEvent): Promise<void> {
  const notification = deps.isConfigured ? findNotification(event) : null;
  if (notification === null) return;
  const { kind, site } = notification;
  const workspace_id = event.user_id;
  const chosen = await deps.notificationChoices.listOfWorkspace(workspace_id);
  for (const receiver of await listReceivers(deps, workspace_id)) {
    const { user_id } = receiver;
    const { kinds } = resolveChoices(receiver, chosen.get(user_id) ?? NO_CHOICES);
    if (!kinds[kind] || (site !== null && !maySee(receiver, site))) continue;
    // The mail about the audit names its new critical issues: a second one would say the same.
    if (kind === 'new_critical_issue' && kinds.audit_done) continue;
    if ((await deps.mailAddresses.find(user_id)) === null) continue;
    const { key } = event;
    // The site as `maySee` has it, since that is checked once more when the mail is sent.
    const data = { ...event.data, ...(site !== null && { site }) };
    const mail = await deps.notificationMails.add({ workspace_id, user_id, kind, key, data }, deps.now());
    if (mail.status === 'pending') await deps.startDelivery(mail);
  }
}

async function listReceivers(
  { memberships }: Pick<QueueDeps, 'memberships'>,
  workspaceId: OwnerId,
): Promise<Receiver[]> {
  const personal: string = workspaceId;
  if (!isSharedWorkspaceId(workspaceId)) return [toPersonalReceiver(personal)];
  return memberships.listOfWorkspace(workspaceId);
}
