import { ENVIRONMENT_SENDER_ID } from '../../../domain/outreach/sender.js';
import type { PollMailboxInput } from './poll-mailbox.js';
import type { ReplyDeps } from './reply-deps.js';
import { listMailboxes } from './reply-mailbox.js';

export interface PollSenderMailboxInput {
  user_id: string;
  sender_id: string;
  /** Names the poll. */
  poll: string;
}

/**
 * Reads the mailbox of one sender before something is sent that a reply would stop. A paused sender sends nothing, so its
 * mailbox is left to the ordinary polls. Follow-ups that are due together share one reading.
 * Twice: goes on where the cursor of the mailbox stands.
 * @param read reads a mailbox
 */
export function createSenderMailboxPoll(
  deps: Pick<ReplyDeps, 'senders' | 'environmentMailbox' | 'openSecret'>,
  read: (input: PollMailboxInput) => Promise<unknown>,
) {
  /** Readings under way. */
  const underWay = new Map<string, Promise<unknown>>();

  function join(input: PollMailboxInput): Promise<unknown> {
    const key = `${input.user_id} ${input.mailbox.key}`;
    const reading = underWay.get(key) ?? read(input).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  }

  return async ({ user_id, sender_id, poll }: PollSenderMailboxInput): Promise<{ paused: boolean }> => {
    const isShared = sender_id === ENVIRONMENT_SENDER_ID;
    if (!isShared && (await deps.senders.find(user_id, sender_id))?.paused) return { paused: true };
    const [mailbox] = await listMailboxes(deps, isShared ? null : user_id, sender_id);
    if (mailbox) await join({ user_id, mailbox, poll });
    return { paused: false };
  };
}
