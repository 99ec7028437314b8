import { explainWait } from '../../../../domain/outreach/sending/explain-wait.js';
import type { Waiting } from '../../../../domain/outreach/sending/waiting.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { SendingDeps } from '../sending-deps.js';

type ExplainDeps = Pick<SendingDeps, 'queueItems' | 'senders' | 'senderStates' | 'now'>;

/**
 * Why the waiting mails of a queue wait, as known now: the pause of their sender, what their sender waits for, or what
 * the next of them waits for. Null when nothing holds them, such as while they are being sent. Changes nothing.
 */
export async function explainQueue(
  { queueItems, senders, senderStates, now }: ExplainDeps,
  userId: OwnerId,
  operationId: string,
): Promise<Waiting | null> {
  const next = await queueItems.nextWaiting(userId, operationId);
  if (next === null) return null;
  const [sender, state] = await Promise.all([
    senders.find(userId, next.sender_id),
    senderStates.find(userId, next.sender_id),
  ]);
  const { due_at, waiting_reason, paused } = next;
  const facts = { due_at, waiting_reason, paused, sender_pause: sender?.paused?.detail ?? null };
  return explainWait({ ...facts, sender_waiting: state.waiting }, now().toISOString());
}
