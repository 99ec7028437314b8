import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { USUAL_LIMITS, type WorkspaceLimits } from '../../domain/workspaces/workspace-limits.js';

/** Limits by id of a workspace. */
export type FindLimits = (workspaceId: OwnerId) => WorkspaceLimits;

const OTHERS = '*';

/** What the operator has set for a workspace, what is set for all others, and what is usual, in this order. */
export function createFindLimits(given: Readonly<Record<string, Partial<WorkspaceLimits>>>): FindLimits {
  const set = new Map(Object.entries(given));
  return (id) => ({ ...USUAL_LIMITS, ...set.get(OTHERS), ...set.get(id) });
}
