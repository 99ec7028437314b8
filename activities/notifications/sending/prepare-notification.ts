import { resolveChoices } from '../../../domain/notifications/notification-choices.js';
import type { NotificationKind } from '../../../domain/notifications/notification-kind.js';
import type { NotificationMail } from '../../../domain/notifications/notification-mail.js';
import { maySee } from '../../../domain/workspaces/may.js';
import { gatherFacts } from '../facts/gather-facts.js';
import type { NotificationDeps } from '../notification-deps.js';
import { findReceiver } from '../queueing/find-receiver.js';
import type { PreparedMail } from './prepared-mail.js';

/** Who gets it and what it says, by what is true now; or why it is not sent. */
export async function prepareNotification(
  deps: NotificationDeps,
  mail: NotificationMail & { kind: NotificationKind },
): Promise<PreparedMail | { skipped: string }> {
  const { workspace_id, user_id, kind, data } = mail;
  const receiver = await findReceiver(deps, workspace_id, user_id);
  if (!receiver) return { skipped: 'The person is no longer a member of the workspace' };
  const [chosen, zone] = await Promise.all([
    deps.notificationChoices.find(workspace_id, user_id),
    deps.notificationChoices.findTimeZone(user_id),
  ]);
  const { kinds, digest } = resolveChoices(receiver, chosen, zone);
  if (!kinds[kind]) return { skipped: 'The person has turned these mails off' };
  const { site } = data;
  if (typeof site === 'string' && !maySee(receiver, site)) return { skipped: 'The person no longer sees the site' };
  const to = await deps.mailAddresses.find(user_id);
  if (to === null) return { skipped: 'The identity provider has verified no address of the person' };
  const time_zone = zone ?? digest.time_zone;
  const facts = await gatherFacts(deps, mail, { receiver, time_zone });
  if (facts === null) return { skipped: 'There is nothing to report' };
  const personal: string = user_id;
  const workspace = workspace_id === personal ? null : await deps.workspaces.find(workspace_id);
  const unsubscribe_url = deps.unsubscribeUrl({ workspace_id, user_id, kind });
  return {
    to,
    facts,
    unsubscribe_url,
    setting: {
      public_url: deps.publicUrl,
      workspace: { id: workspace_id, name: workspace?.name ?? null },
      unsubscribe_url,
    },
    beforeBody: async () => undefined,
  };
}
