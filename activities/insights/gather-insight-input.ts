import { DomainError } from '../../domain/base/errors.js';
import { referencesIn, withResults } from '../../domain/insights/analysis-fields.js';
import type { InsightInput } from '../../domain/insights/insight-input.js';
import { insightInputKey } from '../../domain/operations/artifact-keys.js';
import { operationResultKey } from '../../domain/operations/operation-result-key.js';
import type { OperationType } from '../../domain/operations/operations.js';
import type { InsightDeps, InsightTask } from './insight-deps.js';

/**
 * Puts the results of other operations into the body of a request, with their types. Changes: writes the input of the insights. Twice:
 * replaces it with the same.
 * @throws DomainError not_found where the body or a result is gone
 */
export async function gatherInsightInput(
  { artifacts, operations }: InsightDeps,
  { operation: { id, user_id }, kind, body_key }: InsightTask,
): Promise<{ key: string }> {
  const body = await artifacts.get<Record<string, unknown>>(user_id, body_key);
  if (!body) throw new DomainError('not_found', 'The request is not in the store');
  const results = new Map<string, unknown>();
  const types: Record<string, OperationType> = {};
  for (const { path, operation_id } of referencesIn(kind, body)) {
    const operation = await operations.find(user_id, operation_id);
    const result = operation && (await artifacts.get<unknown>(user_id, operationResultKey(operation)));
    if (!operation || !result)
      throw new DomainError('not_found', `The result of operation ${operation_id} is not in the store`);
    results.set(path, result);
    types[path] = operation.type;
  }
  const key = insightInputKey(id);
  const input: InsightInput = { body: withResults(kind, body, results), types };
  await artifacts.put(user_id, key, input);
  return { key };
}
