import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { Logger } from '../../../platform/logger.js';
import type { SendersRepository } from '../../../store/outreach/sending/senders.js';
import type { ReplyGateway } from './reply-gateway.js';

export interface KeepReplyScheduleDeps {
  senders: Pick<SendersRepository, 'all'>;
  gateway: Pick<ReplyGateway, 'keepReplySchedule'>;
  logger: Pick<Logger, 'warn'>;
}

/**
 * After a change of a user's senders: the Schedule that reads their mailboxes is there exactly when one has a mailbox.
 * A failure is only logged; a worker repairs Schedules when it starts.
 */
export async function keepReplySchedule(
  { senders, gateway, logger }: KeepReplyScheduleDeps,
  userId: OwnerId,
): Promise<void> {
  try {
    const readable = (await senders.all(userId)).some(({ imap }) => imap !== null);
    await gateway.keepReplySchedule(userId, readable);
  } catch (failure) {
    logger.warn({ err: failure, user_id: userId }, 'schedule of replies not kept');
  }
}
