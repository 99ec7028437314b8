import type { Client } from '@temporalio/client';
import { keepSchedule } from '../platform/keep-schedule.js';
import type { Logger } from '../platform/logger.js';
import { watchLinksSchedule } from '../workflows/outreach/links/contract/watch-links.js';
import { sweepSchedule } from '../workflows/outreach/sending/contract/sweep-attempts.js';
import { watchSchedule } from '../workflows/search/contract/integrations.js';
import { resealSchedule } from '../workflows/secrets/contract/reseal-secrets.js';
import { type DigestSchedulesDeps, keepDigestSchedules } from './schedules/digests.js';
import { keepReplySchedules, type ReplyPollingDeps } from './schedules/reply-polling.js';
import { keepSiteSchedules, type SiteSchedulesDeps } from './schedules/site-tasks.js';

export interface KeepSchedulesDeps {
  client: Client;
  store: { senders: ReplyPollingDeps['senders'] } & Pick<SiteSchedulesDeps, 'sites' | 'connections'> &
    Pick<DigestSchedulesDeps, 'notificationChoices'>;
  /** How often mailboxes are read; 0: only on request. */
  replyPollMinutes: number;
  hasEnvironmentMailbox: boolean;
  /** Whether the operator has set a mail server for notifications. */
  sendsNotifications: boolean;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Repairs all Schedules when a worker starts; safe in several workers at once. One that fails is logged and does not
 * affect the others: the next start tries again.
 */
export async function keepSchedules(deps: KeepSchedulesDeps): Promise<void> {
  const { client, store, logger } = deps;
  const kinds: Record<string, () => Promise<unknown>> = {
    'forgotten attempts': () => keepSchedule(client, sweepSchedule()),
    'placed links': () => keepSchedule(client, watchLinksSchedule()),
    'connected platforms': () => keepSchedule(client, watchSchedule()),
    'sealed secrets': () => keepSchedule(client, resealSchedule()),
    sites: () => keepSiteSchedules({ client, sites: store.sites, connections: store.connections, logger }),
    digests: () =>
      keepDigestSchedules({
        client,
        notificationChoices: store.notificationChoices,
        isConfigured: deps.sendsNotifications,
        logger,
      }),
    replies: () =>
      keepReplySchedules({
        client,
        senders: store.senders,
        logger,
        minutes: deps.replyPollMinutes,
        hasEnvironmentMailbox: deps.hasEnvironmentMailbox,
      }),
  };
  for (const [kind, keep] of Object.entries(kinds)) {
    await keep().catch((error: unknown) => logger.warn({ err: error, kind }, 'schedules not kept'));
  }
}
