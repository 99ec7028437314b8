import { isDomainError } from '../../../../domain/base/errors.js';
import type { PollMailboxInput } from '../poll-mailbox.js';
import type { ReplyDeps } from '../reply-deps.js';
import { listSenderIds } from '../reply-mailbox.js';

/** For failures of ours: what exactly it was is in the log. */
const INTERNAL = 'An internal error occurred while reading';

/**
 * Reads a mailbox, and records the outcome with each of its senders. The environment's mailbox has no page to show it
 * on. Changes: the state of the senders. Twice: the last reading counts.
 */
export async function noteReading<Result>(
  deps: ReplyDeps,
  { user_id, mailbox }: PollMailboxInput,
  read: () => Promise<Result>,
): Promise<Result> {
  const note = async (error: string | null) => {
    if (user_id === null) return;
    for (const id of await listSenderIds(deps, user_id, mailbox))
      await deps.senderStates.noteReading(user_id, id, error, deps.now());
  };
  let result: Result;
  try {
    result = await read();
  } catch (error) {
    await note(isDomainError(error) ? error.message : INTERNAL);
    throw error;
  }
  await note(null);
  return result;
}
