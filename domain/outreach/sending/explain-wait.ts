import type { Waiting, WaitingReason } from './waiting.js';

/** What is known about a queued mail that waits, and about its sender. */
export interface WaitFacts {
  /** Not before this. ISO 8601 */
  due_at: string;
  /** What it was rescheduled for; null when nothing has held it yet. */
  waiting_reason: WaitingReason | null;
  /** Its queue is paused by its user. */
  paused: boolean;
  /** Why its sender is paused; null when it is not. */
  sender_pause: string | null;
  /** What its sender waited for at its last turn. */
  sender_waiting: Waiting | null;
}

/** Why a queued mail is not sent yet, as known now (ISO 8601); null when it only waits for its turn. */
export function explainWait(facts: WaitFacts, now: string): Waiting | null {
  const { due_at, waiting_reason, paused, sender_pause, sender_waiting } = facts;
  if (paused) return { reason: 'queue_paused', detail: null, next_at: null };
  if (sender_pause !== null) return { reason: 'sender_paused', detail: sender_pause, next_at: null };
  // A pause that is over is no reason any more.
  const ofSender = sender_waiting?.reason === 'sender_paused' ? null : sender_waiting;
  const heldUntil = ofSender?.next_at ?? '';
  if (heldUntil > now && due_at <= heldUntil) return ofSender;
  if (due_at > now) return { reason: waiting_reason ?? 'scheduled', detail: null, next_at: due_at };
  return null;
}
