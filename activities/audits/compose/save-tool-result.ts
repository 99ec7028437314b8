import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { AuditDeps } from '../audit-deps.js';

/** Adds what every result carries and stores it as the operation's. */
export async function saveToolResult(
  deps: AuditDeps,
  operation: OperationRef,
  result: object,
): Promise<{ key: string }> {
  const record = await deps.operations.find(operation.user_id, operation.id);
  const startedMs = Date.parse(record?.started_at ?? record?.created_at ?? new Date(deps.now()).toISOString());
  const key = resultKey(operation.id);
  const stamped = { ...result, generated_at: new Date(deps.now()).toISOString(), duration_ms: deps.now() - startedMs };
  await deps.artifacts.put(operation.user_id, key, stamped);
  return { key };
}
