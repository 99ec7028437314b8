import type { Types } from 'mongoose';
import type { Operation, Progress } from '../../domain/operations/operations.js';
import type { WaitingReason } from '../../domain/outreach/sending/waiting.js';
import type { OperationDocument } from './operation-model.js';

export type StoredOperation = OperationDocument & { _id: Types.ObjectId };

/** An operation as the store keeps it, as the rest of the product knows it. */
export function toOperation(found: StoredOperation): Operation {
  return {
    id: found._id.toHexString(),
    user_id: found.user_id,
    type: found.type,
    status: found.status,
    input: found.input,
    fingerprint: found.fingerprint,
    site: found.site,
    request_id: found.request_id,
    workflow_id: found.workflow_id,
    progress: toProgress(found.progress),
    created_by: found.created_by ?? null,
    created_at: found.created_at.toISOString(),
    started_at: found.started_at?.toISOString() ?? null,
    finished_at: found.finished_at?.toISOString() ?? null,
    has_result: found.has_result,
    error: found.error ?? null,
    ...(found.erased_at ? { erased: true as const } : {}),
  };
}

/** The progress of an operation as it is stored. */
function toProgress(stored: OperationDocument['progress']): Progress {
  const { done = 0, total = 100, phase = 'queued', message = '', waiting_reason, next_at } = stored ?? {};
  const progress = { done, total, phase, message };
  if (!waiting_reason) return progress;
  return { ...progress, waiting_reason: waiting_reason as WaitingReason, next_at: next_at ?? null };
}
