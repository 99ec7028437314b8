import { createHash, randomBytes } from 'node:crypto';
import { isFinished, type Operation } from '../../domain/operations/operations.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { OperationsRepository } from '../../store/operations/operations.js';

const MOST_TRIES = 20;

/**
 * The id of an operation that is named after what it is about, so that the same is done once: one that failed or was
 * canceled before is not the last word.
 */
export async function nameOperation(
  operations: Pick<OperationsRepository, 'find'>,
  userId: OwnerId,
  about: readonly string[],
): Promise<string> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const text = [userId, ...about, attempt].join('\n');
    const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
    const known = await operations.find(userId, name);
    if (known === null || !isLost(known)) return name;
  }
  return randomBytes(12).toString('hex');
}

function isLost({ status }: Operation): boolean {
  return isFinished(status) && status !== 'completed';
}
