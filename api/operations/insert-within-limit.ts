import type { Operation, OperationType } from '../../domain/operations.js';
import type { OperationsRepository } from '../../store/repositories/operations.js';
import { HttpError } from '../http-error.js';

/**
 * Operations that hold a place at crawlers or browsers for minutes and hours. Those of one user may not crowd out everybody
 * else's; the others are done in a moment, or wait without holding anything.
 */
const LONG_TYPES: readonly OperationType[] = [
  'complete_audit',
  'quick_audit',
  'website_audit',
  'technical_seo',
  'content_analysis',
  'page_analysis_full',
  'page_batch',
  'page_guidance',
  'speed_analysis',
];
/** Enough for whoever audits the sites of many clients at once; more would wait for a free place for a day. */
export const MAX_LONG_OPERATIONS = 100;
const RETRY_S = 60;

/** The last of each user's starts that is under way here: counting and inserting must not mix with another's. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Records an operation that somebody asked for, unless the user has too many long ones unfinished. What Schedules and other
 * operations start is neither refused nor counted. Exact within one process; several may together let one more pass each.
 * @throws HttpError 429
 */
export async function insertWithinLimit(operations: OperationsRepository, operation: Operation): Promise<Operation> {
  if (!LONG_TYPES.includes(operation.type)) return (await operations.insert(operation)).operation;
  return inTurn(operation.user_id, async () => {
    const open = await operations.countOpenRequests(operation.user_id, LONG_TYPES);
    if (open < MAX_LONG_OPERATIONS) return (await operations.insert(operation)).operation;
    // A repeat under an Idempotency-Key asks for nothing new.
    const known = await operations.find(operation.user_id, operation.id);
    if (known) return known;
    const detail = `${MAX_LONG_OPERATIONS} audits and long analyses of yours are unfinished; wait for one to end, or cancel one`;
    throw HttpError.tooManyRequests(RETRY_S, detail);
  });
}

function inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(userId) ?? Promise.resolve()).then(work, work);
  turns.set(userId, turn);
  const leave = () => {
    if (turns.get(userId) === turn) turns.delete(userId);
  };
  turn.then(leave, leave);
  return turn;
}
