import type { Client } from '@temporalio/client';
import { createMoveActivities } from '../activities/workspaces/index.js';
import { SITE_TASKS } from '../domain/sites/site-task.js';
import type { Config } from '../platform/config.js';
import { dropSchedule, keepSchedule } from '../platform/keep-schedule.js';
import { createSecrets } from '../platform/secrets.js';
import type { Store } from '../store/index.js';
import { siteSchedule, siteScheduleId } from '../workflows/sites/contract/site-tasks.js';
import { createSendingTimers } from './sending-timers.js';

/** Moves of sites and campaigns between workspaces. */
export function wireMoves(config: Config, store: Store, client: Client) {
  return createMoveActivities({
    ...store,
    secrets: createSecrets(config.ENCRYPTION_KEYS),
    timers: createSendingTimers(client),
    siteSchedules: {
      async drop(user_id, site_id) {
        for (const task of SITE_TASKS) await dropSchedule(client, siteScheduleId({ user_id, site_id, task }));
      },
      async keep(site) {
        const is_connected = (await store.connections.all(site.user_id)).length > 0;
        for (const task of SITE_TASKS) {
          const schedule = siteSchedule(site, task, { is_connected, now: new Date() });
          if (schedule) await keepSchedule(client, schedule);
        }
      },
    },
    now: () => new Date(),
  });
}
