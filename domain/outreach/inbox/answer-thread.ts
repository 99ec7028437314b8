import type { MailThread } from '../sending/attempt.js';

/** More ids are cut in the middle: the first names the conversation, the last what is answered (RFC 5537 3.4.4). */
export const MAX_REFERENCES = 20;

/** What a message says about the conversation that it belongs to. Ids have their brackets. */
export interface ThreadIds {
  message_id: string | null;
  /** Oldest first. */
  references: readonly string[];
}

/**
 * The headers of an answer to a message (RFC 5322 3.6.4). Null for one without a Message-ID: an invented one would lead
 * to nothing.
 */
export function answerThread({ message_id, references }: ThreadIds): MailThread | null {
  if (message_id === null) return null;
  const chain = [...new Set([...references.filter((id) => id !== message_id), message_id])];
  const isLong = chain.length > MAX_REFERENCES;
  const kept = isLong ? [...chain.slice(0, 1), ...chain.slice(1 - MAX_REFERENCES)] : chain;
  return { in_reply_to: message_id, references: kept };
}
