import type { Types } from 'mongoose';
import type { Operation } from '../../domain/operations/operations.js';
import type { OperationDocument } from './operation-model.js';
import { toProgress } from './to-progress.js';

/** An operation as the store keeps it, as the rest of the product knows it. */
export function toOperation(found: OperationDocument & { _id: Types.ObjectId }): Operation {
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
