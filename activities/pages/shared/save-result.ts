import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { AnalysisDeps } from '../analysis-deps.js';

/** When it is finished, and how long it took since it was started. */
export async function stampResult(
  { operations, now }: Pick<AnalysisDeps, 'operations' | 'now'>,
  operation: OperationRef,
): Promise<{ generated_at: string; duration_ms: number }> {
  const record = await operations.find(operation.user_id, operation.id);
  const endMs = now();
  const startedMs = Date.parse(record?.started_at ?? record?.created_at ?? new Date(endMs).toISOString());
  return { generated_at: new Date(endMs).toISOString(), duration_ms: Math.max(0, endMs - startedMs) };
}

/** Adds what every result carries and stores it as the operation's. */
export async function saveResult(
  deps: Pick<AnalysisDeps, 'operations' | 'now' | 'artifacts'>,
  operation: OperationRef,
  result: object,
): Promise<{ key: string }> {
  const key = resultKey(operation.id);
  await deps.artifacts.put(operation.user_id, key, { ...result, ...(await stampResult(deps, operation)) });
  return { key };
}
