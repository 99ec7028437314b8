import { findLimit, GROUP_WORDS } from '../../domain/operations/operation-limits.js';
import type { Operation } from '../../domain/operations/operations.js';
import type { OperationsRepository } from '../../store/operations/operations.js';
import { HttpError } from '../http/http-error.js';

const RETRY_S = 60;

export interface Inserted {
  operation: Operation;
  /** Its place among the user's unfinished ones, from 0; null for one that was there before. */
  place: number | null;
}

/**
 * Records a requested operation, unless the user has too many unfinished ones of its group: one user must not crowd out
 * the others. Operations started by Schedules and other operations are neither rejected nor counted. Exact with any
 * number of processes: see insertInPlace. @throws HttpError 429
 */
export async function insertWithinLimit(
  operations: Pick<OperationsRepository, 'insertInPlace' | 'find'>,
  operation: Operation,
): Promise<Inserted> {
  const limit = findLimit(operation.type);
  const inserted = await operations.insertInPlace(operation, limit);
  if (inserted) return inserted;
  // A repeat under an Idempotency-Key requests nothing new.
  const known = await operations.find(operation.user_id, operation.id);
  if (known) return { operation: known, place: null };
  const detail = `You have ${limit.most} unfinished ${GROUP_WORDS[limit.group]}. Wait for one to finish, or cancel one.`;
  throw HttpError.tooManyRequests(RETRY_S, detail);
}
