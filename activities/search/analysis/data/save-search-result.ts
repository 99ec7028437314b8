import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../../domain/operations/operation-ref.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';

interface SaveSearchResultDeps extends Pick<SearchAnalysisDeps, 'now'> {
  operations: Pick<SearchAnalysisDeps['operations'], 'find'>;
  artifacts: Pick<SearchAnalysisDeps['artifacts'], 'put'>;
}

/** Adds what every result carries and stores it as the operation's. */
export async function saveSearchResult<Result extends object>(
  { operations, artifacts, now }: SaveSearchResultDeps,
  { id, user_id }: OperationRef,
  result: Result,
): Promise<Result & { generated_at: string; duration_ms: number }> {
  const record = await operations.find(user_id, id);
  const generated_at = new Date(now()).toISOString();
  const startedMs = Date.parse(record?.started_at ?? record?.created_at ?? generated_at);
  const stamped = { ...result, generated_at, duration_ms: now() - startedMs };
  await artifacts.put(user_id, resultKey(id), stamped);
  return stamped;
}
