import type { Client } from '@temporalio/client';
import { DEFAULT_DIGEST_TIME, nameDigestTime } from '../../domain/notifications/digest-time.js';
import { dropSchedule, keepSchedule } from '../../platform/keep-schedule.js';
import type { Logger } from '../../platform/logger.js';
import type { NotificationChoicesRepository } from '../../store/notifications/notification-choices.js';
import { digestSchedule, readDigestScheduleId } from '../../workflows/notifications/contract/send-digests.js';

export interface DigestSchedulesDeps {
  client: Client;
  notificationChoices: Pick<NotificationChoicesRepository, 'listDigestTimes'>;
  /** False: no digest can be sent, so that there are no Schedules. */
  isConfigured: boolean;
  logger: Pick<Logger, 'info'>;
}

/** Puts the Schedules of weekly digests right when a worker starts: one for each time that somebody has chosen. */
export async function keepDigestSchedules(deps: DigestSchedulesDeps): Promise<{ kept: number; removed: number }> {
  const { client, notificationChoices, isConfigured, logger } = deps;
  const times = isConfigured ? [DEFAULT_DIGEST_TIME, ...(await notificationChoices.listDigestTimes())] : [];
  const wanted = new Map(times.map((time) => [nameDigestTime(time), time]));
  for (const time of wanted.values()) await keepSchedule(client, digestSchedule(time, new Date()));
  let removed = 0;
  for await (const { scheduleId } of client.schedule.list()) {
    const time = readDigestScheduleId(scheduleId);
    if (time === null || wanted.has(nameDigestTime(time))) continue;
    // Somebody may have chosen it since.
    const now = isConfigured ? await notificationChoices.listDigestTimes() : [];
    if (now.some((each) => nameDigestTime(each) === nameDigestTime(time))) continue;
    if (await dropSchedule(client, scheduleId)) removed += 1;
  }
  logger.info({ kept: wanted.size, removed }, 'schedules of weekly digests kept');
  return { kept: wanted.size, removed };
}
