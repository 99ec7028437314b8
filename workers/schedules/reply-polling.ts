import type { Client } from '@temporalio/client';
import { dropSchedule, keepSchedule } from '../../platform/keep-schedule.js';
import type { Logger } from '../../platform/logger.js';
import type { SendersRepository } from '../../store/outreach/sending/senders.js';
import {
  replySchedule,
  replyScheduleId,
  userOfReplySchedule,
} from '../../workflows/outreach/replies/contract/poll-mailboxes.js';

export interface ReplyPollingDeps {
  client: Client;
  senders: Pick<SendersRepository, 'allUserIds' | 'all'>;
  /** 0: no schedules. */
  minutes: number;
  hasEnvironmentMailbox: boolean;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Repairs the Schedules of reply polling when a worker starts: one for each user with a mailbox and one for the
 * environment's, and no others. Workers that start at the same time do the same, and repeating it is harmless.
 */
export async function keepReplySchedules(deps: ReplyPollingDeps): Promise<{ kept: number; removed: number }> {
  const { client, minutes } = deps;
  const wanted = minutes > 0 ? await listReaders(deps) : [];
  for (const user of wanted) await keepSchedule(client, replySchedule(user, minutes));
  const ids = new Set(wanted.map(replyScheduleId));
  let removed = 0;
  for await (const { scheduleId } of client.schedule.list()) {
    if (userOfReplySchedule(scheduleId) === undefined || ids.has(scheduleId)) continue;
    if (await dropSchedule(client, scheduleId)) removed += 1;
  }
  deps.logger.info({ kept: wanted.length, removed, minutes }, 'schedules of reply polling kept');
  return { kept: wanted.length, removed };
}

async function listReaders({ senders, hasEnvironmentMailbox }: ReplyPollingDeps): Promise<(string | null)[]> {
  const readers: (string | null)[] = hasEnvironmentMailbox ? [null] : [];
  for (const userId of await senders.allUserIds()) {
    if ((await senders.all(userId)).some(({ imap }) => imap !== null)) readers.push(userId);
  }
  return readers;
}
