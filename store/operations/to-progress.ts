import type { Progress } from '../../domain/operations/operations.js';
import type { WaitingReason } from '../../domain/outreach/sending/waiting.js';
import type { OperationDocument } from './operation-model.js';

/** The progress of an operation as it is stored. */
export function toProgress(stored: OperationDocument['progress']): Progress {
  const { done = 0, total = 100, phase = 'queued', message = '', waiting_reason, next_at } = stored ?? {};
  const progress = { done, total, phase, message };
  if (!waiting_reason) return progress;
  return { ...progress, waiting_reason: waiting_reason as WaitingReason, next_at: next_at ?? null };
}
