import { type HandOverDeps, handOverOpeners } from '../../../../domain/outreach/sending/rotation/hand-over-openers.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { SendingDeps } from '../sending-deps.js';

type Deps = HandOverDeps & Pick<SendingDeps, 'queueRotation' | 'senderStates' | 'settings' | 'timers' | 'now'>;

interface MailboxRef {
  user_id: OwnerId;
  sender_id: string;
}

/**
 * Hands openers of a mailbox that is paused, or gone, to the others of their queues, and wakes those. What was written to
 * keeps its mailbox. Twice: what has moved has moved.
 * @returns operations of the queues that it has a share in
 */
export async function giveOpeners(deps: Deps, mailbox: MailboxRef): Promise<string[]> {
  return rotate(deps, mailbox, false);
}

/** The same queues once the mailbox sends again: it gets back its share of what waits. Twice: see giveOpeners. */
export async function takeShare(deps: Deps, mailbox: MailboxRef): Promise<string[]> {
  return rotate(deps, mailbox, true);
}

async function rotate(deps: Deps, { user_id, sender_id }: MailboxRef, level: boolean): Promise<string[]> {
  const operations = await deps.queueRotation.queuesOf(user_id, sender_id);
  const calendar = { now: deps.now(), timeZone: deps.settings.time_zone };
  const awake = new Set<string>();
  for (const operation_id of operations)
    for (const id of await handOverOpeners(deps, { user_id, operation_id, level }, calendar)) awake.add(id);
  for (const id of awake) if (id !== sender_id) await deps.timers.wakeSender(user_id, id);
  if (level || operations.length > 0) await deps.senderStates.noteHandedOver(user_id, sender_id, !level);
  return operations;
}
