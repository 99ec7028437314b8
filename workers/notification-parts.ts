import { type Client, ScheduleNotFoundError } from '@temporalio/client';
import { composeMail } from '../activities/mail/composing/compose-mail.js';
import { KEEP_IDLE_MS, SMTP_TIMEOUTS } from '../activities/mail/smtp/smtp-session.js';
import { createTransmitMail } from '../activities/mail/smtp/transmit-mail.js';
import { createNotificationActivities } from '../activities/notifications/index.js';
import type { NotificationDeps } from '../activities/notifications/notification-deps.js';
import { queueEventMails } from '../activities/notifications/queueing/queue-event-mails.js';
import { findNotificationServer, type NotificationServer } from '../domain/notifications/notification-server.js';
import type { Site } from '../domain/sites/site.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import type { Config } from '../platform/config.js';
import { createInvitationToken, hashInvitationToken } from '../platform/invitation-token.js';
import { MAIL_PORTS } from '../platform/network/mail-ports.js';
import { createNetworkGuard } from '../platform/network/network-guard.js';
import { createSocketOpener } from '../platform/network/socket-opener.js';
import { createNotificationTokens } from '../platform/notification-token.js';
import type { Store } from '../store/index.js';
import { writeMail } from '../web/mails/write-mail.js';
import { deliverNotificationStart } from '../workflows/notifications/contract/deliver-notification.js';
import { siteScheduleId } from '../workflows/sites/contract/site-tasks.js';
import type { Reporters } from './create-reporters.js';
import { findClientName, readUrlPassword } from './mail-parts.js';
import { watchMailTransport } from './watch-mail-transport.js';

const CONNECT_TIMEOUT_MS = 30_000;

/** Mails of the platform itself. `publish` is passed to the code that causes events, as that of the webhooks is. */
export function wireNotifications(
  config: Config,
  store: Store,
  { client, reportMailFailure, reportNotification }: Reporters & { client: Client },
) {
  const server = findNotificationServer(config);
  const publicUrl = config.PUBLIC_URL.replace(/\/$/, '');
  const tokens = createNotificationTokens(config.UNSUBSCRIBE_SECRET ?? config.SESSION_SECRET);
  const deps: NotificationDeps = {
    ...store,
    isConfigured: server !== null,
    server: server && {
      from: server.from,
      login: { ...server.smtp, password: readUrlPassword(config.NOTIFICATION_SMTP_URL) },
    },
    transport: watchMailTransport(createTransport(config, server), reportMailFailure),
    writeMail,
    publicUrl,
    unsubscribeUrl: (claim) => `${publicUrl}/n/${tokens.sign(claim)}`,
    createInvitationToken: () => {
      const token = createInvitationToken();
      return { token, hash: hashInvitationToken(token) };
    },
    findNextAudit: (site) => findNextAudit(client, site),
    startDelivery: async ({ id, workspace_id }) => {
      const { workflow, ...options } = deliverNotificationStart(workspace_id, { mail_id: id });
      await client.workflow.start(workflow, { ...options, workflowIdConflictPolicy: 'USE_EXISTING' });
    },
    reportMail: reportNotification,
    now: () => new Date(),
    random: Math.random,
  };
  const { tryNotification, queueDigests } = createNotificationActivities(deps);
  const publish: PublishEvent = (event) => queueEventMails(deps, event);
  return { publish, mail: { tryNotification }, orchestration: { queueDigests }, isConfigured: server !== null };
}

/** The operator names this server, so that its address may be a private one, and its port any. */
function createTransport(config: Config, server: NotificationServer | null): NotificationDeps['transport'] {
  const own = server === null ? [] : [`${server.smtp.host}:${server.smtp.port}`];
  const guard = createNetworkGuard({
    allowedPrivateHosts: [...config.ALLOWED_MAIL_HOSTS, ...own],
    allowedPorts: [...MAIL_PORTS, ...(server === null ? [] : [String(server.smtp.port)])],
  });
  const openSocket = createSocketOpener(guard, CONNECT_TIMEOUT_MS);
  const settings = { openSocket, clientName: findClientName(), timeouts: SMTP_TIMEOUTS, keepIdleMs: KEEP_IDLE_MS };
  return { compose: composeMail, transmit: createTransmitMail(settings) };
}

async function findNextAudit(client: Client, { user_id, id: site_id, audit_schedule }: Site): Promise<string | null> {
  if (audit_schedule === null) return null;
  try {
    const id = siteScheduleId({ user_id, site_id, task: 'audit' });
    const { state, info } = await client.schedule.getHandle(id).describe();
    return state.paused ? null : (info.nextActionTimes[0]?.toISOString() ?? null);
  } catch (error) {
    if (error instanceof ScheduleNotFoundError) return null;
    throw error;
  }
}
