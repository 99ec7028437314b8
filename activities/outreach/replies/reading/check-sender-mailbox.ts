import { isDomainError } from '../../../../domain/base/errors.js';
import { writeText } from '../../../../domain/base/text/write-text.js';
import type { RepliesCheck } from '../../../../domain/outreach/replies/replies-check.js';
import { ENVIRONMENT_SENDER_ID } from '../../../../domain/outreach/sending/sender.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { PollMailboxInput, PollMailboxResult } from '../poll-mailbox.js';
import type { ReplyDeps } from '../reply-deps.js';
import { type ListMailboxesDeps, listMailboxes } from '../reply-mailbox.js';

/** Mail of the sender that a reply does not stop waits meanwhile. */
const BUDGET_MS = 60_000;

/**
 * Reads the mailbox of one sender to its end, right before something is sent that a reply would stop. Only a mailbox that
 * was read to its end says that there is no reply: one that cannot be read, or not in time, is reported as such. A sender
 * without a mailbox has none to read. Twice: continues from the cursor of the mailbox.
 * @param read reads a mailbox
 */
export function createSenderMailboxCheck(
  deps: ListMailboxesDeps & Pick<ReplyDeps, 'now'>,
  read: (input: PollMailboxInput, signal: AbortSignal) => Promise<PollMailboxResult>,
) {
  return async (
    { user_id, sender_id }: { user_id: OwnerId; sender_id: string },
    signal: AbortSignal,
  ): Promise<RepliesCheck> => {
    const isShared = sender_id === ENVIRONMENT_SENDER_ID;
    const [mailbox] = await listMailboxes(deps, isShared ? null : user_id, sender_id);
    if (!mailbox) return { ok: true, touched: { follow_ups: [], senders: [] } };
    const poll = `before a follow-up, ${deps.now().toISOString()}`;
    try {
      const { more, unread, touched } = await read({ user_id, mailbox, poll, budget_ms: BUDGET_MS }, signal);
      if (more) return { ok: false, touched, reason: 'mailbox_behind: more has come in than could be read in time' };
      if (unread > 0)
        return { ok: false, touched, reason: writeText`mailbox_behind: ${unread} messages cannot be read yet` };
      return { ok: true, touched };
    } catch (error) {
      // The store's own failures fail the turn, and nothing is sent.
      if (!isDomainError(error)) throw error;
      return { ok: false, touched: { follow_ups: [], senders: [] }, reason: `mailbox_unreadable: ${error.message}` };
    }
  };
}
