import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../../domain/operations/operation-ref.js';
import type { ToolDeps } from '../tool-deps.js';

/** Adds what every result carries and stores it as the operation's. */
export async function savePageToolResult(
  {
    artifacts,
    operations,
    now,
  }: Pick<ToolDeps, 'operations' | 'now'> & { artifacts: Pick<ToolDeps['artifacts'], 'put'> },
  operation: OperationRef,
  result: object,
): Promise<{ key: string }> {
  const record = await operations.find(operation.user_id, operation.id);
  const endMs = now();
  const startedMs = Date.parse(record?.started_at ?? record?.created_at ?? new Date(endMs).toISOString());
  const key = resultKey(operation.id);
  const stamps = { generated_at: new Date(endMs).toISOString(), duration_ms: Math.max(0, endMs - startedMs) };
  await artifacts.put(operation.user_id, key, { ...result, ...stamps });
  return { key };
}
