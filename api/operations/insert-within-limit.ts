import { writeText } from '../../domain/base/text/write-text.js';
import { findLimit, GROUP_WORDS, type OperationLimit } from '../../domain/operations/operation-limits.js';
import type { Operation } from '../../domain/operations/operations.js';
import type { OperationsRepository } from '../../store/operations/operations.js';
import { HttpError } from '../http/http-error.js';
import { beyondLimit } from '../workspaces/beyond-limit.js';

const RETRY_S = 60;

export interface Inserted {
  operation: Operation;
  /** Its place among the user's unfinished ones, from 0; null for one that was there before. */
  place: number | null;
}

/**
 * Records an operation that somebody asked for, unless the user has too many of its group unfinished: those of one user may
 * not crowd out everybody else's. What Schedules and other operations start is neither refused nor counted. Exact, however
 * many processes ask: see insertInPlace.
 * @param most of the workspace in all, email queues aside; null where the operator has set none
 * @throws HttpError 429
 */
export async function insertWithinLimit(
  operations: Pick<OperationsRepository, 'insertInPlace' | 'find' | 'holdPlace' | 'freePlace'>,
  operation: Operation,
  most: number | null = null,
): Promise<Inserted> {
  const limit = findLimit(operation.type);
  if (most === null || limit.group === 'queues') return insertInGroup(operations, operation, limit);
  const known = await operations.find(operation.user_id, operation.id);
  if (known) return { operation: known, place: null };
  const held = await operations.holdPlace(operation, { group: 'all', most });
  if (held === null) throw beyondLimit('running_operations', most);
  const inserted = await insertInGroup(operations, operation, limit).catch(async (failure: unknown) => {
    await operations.freePlace(operation, held);
    throw failure;
  });
  // The same request came twice at once: the first one holds a place.
  if (inserted.place === null) await operations.freePlace(operation, held);
  return inserted;
}

async function insertInGroup(
  operations: Pick<OperationsRepository, 'insertInPlace' | 'find'>,
  operation: Operation,
  limit: OperationLimit,
): Promise<Inserted> {
  const inserted = await operations.insertInPlace(operation, limit);
  if (inserted) return inserted;
  // A repeat under an Idempotency-Key requests nothing new.
  const known = await operations.find(operation.user_id, operation.id);
  if (known) return { operation: known, place: null };
  const detail = writeText`You have ${limit.most} unfinished ${GROUP_WORDS[limit.group]}. Wait for one to finish, or cancel one.`;
  throw HttpError.tooManyRequests(RETRY_S, detail);
}
