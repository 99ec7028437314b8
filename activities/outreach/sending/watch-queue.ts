import { writeText } from '../../../domain/base/text/write-text.js';
import { refusedLeadsKey, resultKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationError, Progress } from '../../../domain/operations/operations.js';
import type { QueueResult } from '../../../domain/outreach/sending/queue-result.js';
import { describeWaiting } from '../../../domain/outreach/sending/waiting.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { explainQueue } from './queue/explain-queue.js';
import type { SendingDeps } from './sending-deps.js';

export interface QueueRef {
  operation: { id: string; user_id: OwnerId };
  total: number;
}

type WatchDeps = Pick<
  SendingDeps,
  'artifacts' | 'operations' | 'queueItems' | 'queueRotation' | 'senders' | 'senderStates' | 'now'
>;

/** A queue's progress and what the rest waits for, recorded in its operation, and the mailboxes it waits for. Twice: progress never decreases. */
export async function measureQueue(
  deps: WatchDeps,
  { operation, total }: QueueRef,
): Promise<{ waiting: number; progress: Progress; senders: string[] }> {
  const { operations, queueItems } = deps;
  const { id, user_id } = operation;
  await operations.markRunning(user_id, id);
  const counts = await queueItems.counts(user_id, id);
  const settled = total - counts.waiting;
  const done = total === 0 ? 100 : Math.max(0, Math.min(100, Math.floor((100 * settled) / total)));
  const waiting = counts.waiting === 0 ? null : await explainQueue(deps, user_id, id);
  const message = writeText`${counts.sent} of ${total} emails sent, ${counts.waiting} waiting`;
  const progress: Progress = {
    done,
    total: 100,
    phase: 'send',
    ...(waiting === null
      ? { message }
      : {
          message: `${message}. ${describeWaiting(waiting)}`,
          waiting_reason: waiting.reason,
          next_at: waiting.next_at,
        }),
  };
  await operations.reportProgress(user_id, id, progress);
  const senders = counts.waiting === 0 ? [] : await deps.queueRotation.awaited(user_id, id);
  return { waiting: counts.waiting, progress, senders };
}

/** Writes the result and ends the operation; items that still wait are canceled. Twice: the first end is kept. */
export async function closeQueue(
  { artifacts, operations, queueItems }: WatchDeps,
  input: QueueRef & { status: 'completed' | 'cancelled' | 'failed'; error: OperationError | null },
): Promise<{ operation_id: string; result_key: string }> {
  const { operation, total, status, error } = input;
  const { id, user_id } = operation;
  if (status !== 'completed') await queueItems.cancel(user_id, { operation_id: id }, 'operation_cancelled');
  const { sent, blocked, failed, uncertain, cancelled } = await queueItems.counts(user_id, id);
  const refused = (await artifacts.get<QueueResult['refused']>(user_id, refusedLeadsKey(id))) ?? [];
  await artifacts.put(user_id, resultKey(id), { total, sent, blocked, failed, uncertain, cancelled, refused });
  await operations.finish(user_id, id, { status, error, has_result: true });
  return { operation_id: id, result_key: resultKey(id) };
}
