import type { Client } from '@temporalio/client';
import type { Site } from '../../domain/sites/site.js';
import { SITE_TASKS, type SiteTask } from '../../domain/sites/site-task.js';
import { dropSchedule, keepSchedule } from '../../platform/keep-schedule.js';
import type { Logger } from '../../platform/logger.js';
import type { ConnectionsRepository } from '../../store/search/connections.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import { readSiteScheduleId, siteSchedule, siteScheduleId } from '../../workflows/sites/contract/site-tasks.js';

export interface SiteSchedulesDeps {
  client: Client;
  sites: Pick<SitesRepository, 'everySite' | 'find'>;
  connections: Pick<ConnectionsRepository, 'all'>;
  logger: Pick<Logger, 'info'>;
}

/** Puts the Schedules of all watched sites right when a worker starts, whatever a process left undone when it died. */
export async function keepSiteSchedules({ client, sites, connections, logger }: SiteSchedulesDeps): Promise<{
  kept: number;
  removed: number;
}> {
  const wanted = new Set<string>();
  const scheduleOf = async (site: Site, task: SiteTask) => {
    const is_connected = (await connections.all(site.user_id)).length > 0;
    return siteSchedule(site, task, { is_connected, now: new Date() });
  };
  for await (const site of sites.everySite()) {
    for (const task of SITE_TASKS) {
      const schedule = await scheduleOf(site, task);
      if (!schedule) continue;
      await keepSchedule(client, schedule);
      wanted.add(siteScheduleId({ user_id: site.user_id, site_id: site.id, task }));
    }
  }
  let removed = 0;
  for await (const { scheduleId } of client.schedule.list()) {
    const ref = readSiteScheduleId(scheduleId);
    if (ref === null || wanted.has(scheduleId)) continue;
    // The API may have added the site, or a Schedule to it, since the walk over all sites began.
    const site = await sites.find(ref.user_id, ref.site_id);
    if (site && (await scheduleOf(site, ref.task))) continue;
    if (await dropSchedule(client, scheduleId)) removed += 1;
  }
  logger.info({ kept: wanted.size, removed }, 'schedules of sites kept');
  return { kept: wanted.size, removed };
}
