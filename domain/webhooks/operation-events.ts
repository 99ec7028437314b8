import type { Operation } from '../operations/operations.js';
import type { WebhookEvent } from './webhook-event.js';

/** How an operation ended; null while it has not, and where somebody canceled it, who knows. */
export function operationEvent(operation: Operation): WebhookEvent | null {
  const { id: operation_id, user_id, type: operation_type, site, status, error, started_at, finished_at } = operation;
  if (status !== 'completed' && status !== 'failed') return null;
  return {
    user_id,
    key: `operation.${status}:${operation_id}`,
    type: `operation.${status}`,
    at: finished_at ?? operation.created_at,
    data: { operation_id, operation_type, site, error, started_at, finished_at },
  };
}
