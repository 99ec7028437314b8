import type { WorkspaceMove } from '../../domain/workspaces/workspace-move.js';
import type { MoveDeps } from './move-deps.js';

/** A tenth of what the call may take. */
const STEP_MS = 6_000;

/**
 * Suppresses in the new workspace what the old one suppresses, for some seconds. Twice: addresses that are there already stay
 * as they are.
 * @returns where it has ended; null at the end
 */
export async function copySuppressions(
  { campaignMoves, now }: MoveDeps,
  { move, after }: { move: WorkspaceMove; after: string | null },
): Promise<{ after: string | null }> {
  const end = now().getTime() + STEP_MS;
  for (let place = after; ; ) {
    place = await campaignMoves.copySuppressions(move, place);
    if (place === null || now().getTime() >= end) return { after: place };
  }
}
