import { ENVIRONMENT_SENDER_ID, type Sender } from './sender.js';

export interface ResolveSenderDeps {
  senders: {
    find(userId: string, senderId: string): Promise<Sender | null>;
    defaultOf(userId: string): Promise<Sender | null>;
  };
  /** The sender of users who have added none; it has no record. */
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
