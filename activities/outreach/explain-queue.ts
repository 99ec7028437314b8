import type { Waiting } from '../../domain/outreach/waiting.js';
import type { SendingDeps } from './sending-deps.js';

type ExplainDeps = Pick<SendingDeps, 'queueItems' | 'senders' | 'senderStates' | 'now'>;

/**
 * Why the mails of a queue that still wait do, by what is known now: the pause of their sender, what their sender waits
 * for, or what the next of them waits for. Null when nothing holds them, as while they leave. Changes nothing.
 */
export async function explainQueue(
  { queueItems, senders, senderStates, now }: ExplainDeps,
  userId: string,
  operationId: string,
): Promise<Waiting | null> {
  const next = await queueItems.nextWaiting(userId, operationId);
  if (next === null) return null;
  const [sender, state] = await Promise.all([
    senders.find(userId, next.sender_id),
    senderStates.find(userId, next.sender_id),
  ]);
  if (sender?.paused) return { reason: 'sender_paused', detail: sender.paused.detail, next_at: null };
  const at = now().toISOString();
  const ofSender = state.waiting?.reason === 'sender_paused' ? null : state.waiting;
  const heldUntil = ofSender?.next_at ?? '';
  if (heldUntil > at && next.due_at <= heldUntil) return ofSender;
  if (next.due_at > at) return { reason: next.waiting_reason ?? 'scheduled', detail: null, next_at: next.due_at };
  return null;
}
