import type { Client } from '@temporalio/client';
import { SITE_TASKS } from '../../domain/sites/site-task.js';
import { dropSchedule, keepSchedule } from '../../platform/keep-schedule.js';
import type { Logger } from '../../platform/logger.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import { readSiteScheduleId, siteSchedule, siteScheduleId } from '../../workflows/sites/contract/site-tasks.js';

export interface SiteSchedulesDeps {
  client: Client;
  sites: Pick<SitesRepository, 'everySite' | 'find'>;
  logger: Pick<Logger, 'info'>;
}

/** Puts the Schedules of all watched sites right when a worker starts, whatever a process left undone when it died. */
export async function keepSiteSchedules({ client, sites, logger }: SiteSchedulesDeps): Promise<{
  kept: number;
  removed: number;
}> {
  const wanted = new Set<string>();
  for await (const site of sites.everySite()) {
    for (const task of SITE_TASKS) {
      const schedule = siteSchedule(site, task);
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
    if (site && siteSchedule(site, ref.task)) continue;
    if (await dropSchedule(client, scheduleId)) removed += 1;
  }
  logger.info({ kept: wanted.size, removed }, 'schedules of sites kept');
  return { kept: wanted.size, removed };
}
