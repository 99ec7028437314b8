import { findLimit } from '../../../domain/operations/operation-limits.js';
import type { OperationType } from '../../../domain/operations/operations.js';
import type { Urgency } from '../../contract/work-priority.js';

/**
 * How many of a user's tools go first; those beyond wait in line with the audits. Fewer than an urgent lane has places,
 * so that a user who requests a hundred at once never comes before one who requests one.
 */
const URGENT_AT_ONCE = 3;

/** How urgent an operation is that holds this place, from 0, among its user's unfinished ones of its group. */
export function operationUrgency(type: OperationType, place: number | null): Urgency {
  const isFirst = place !== null && place < URGENT_AT_ONCE;
  return findLimit(type).group === 'tools' && isFirst ? 'waiting' : 'asked';
}
