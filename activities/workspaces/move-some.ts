import type { WorkspaceMove } from '../../domain/workspaces/workspace-move.js';
import type { MoveDeps } from './move-deps.js';

/** A tenth of what the call may take: how far it has come is in the store. */
const STEP_MS = 6_000;

/**
 * Gives records of it to the new workspace, for some seconds. Twice: the second run continues with those that are left.
 * @returns how many have moved, and whether all have
 */
export async function moveSome(
  { siteMoves, campaignMoves, now }: MoveDeps,
  { move, site }: { move: WorkspaceMove; site: string },
): Promise<{ moved: number; done: boolean }> {
  const end = now().getTime() + STEP_MS;
  for (let moved = 0; ; ) {
    const step = move.kind === 'site' ? await siteMoves.moveSome(move, site) : await campaignMoves.moveSome(move);
    moved += step;
    if (step === 0 || now().getTime() >= end) return { moved, done: step === 0 };
  }
}
