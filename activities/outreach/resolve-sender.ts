import { ENVIRONMENT_SENDER_ID, type Sender } from '../../domain/outreach/sender.js';
import type { SendersRepository } from '../../store/repositories/senders.js';

export interface ResolveSenderDeps {
  senders: Pick<SendersRepository, 'find' | 'defaultOf'>;
  environmentSender: Sender | null;
}

/** The named sender of the user; without a name the default, which is the environment's for those who have none. */
export async function resolveSender(
  { senders, environmentSender }: ResolveSenderDeps,
  userId: string,
  senderId: string | null,
): Promise<Sender | null> {
  if (senderId !== null && senderId !== ENVIRONMENT_SENDER_ID) return senders.find(userId, senderId);
  const own = senderId === null ? await senders.defaultOf(userId) : null;
  return own ?? (environmentSender && { ...environmentSender, user_id: userId });
}
