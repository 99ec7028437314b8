import { DomainError } from '../../domain/base/errors.js';
import { describeOpenWork, type WorkspaceMove } from '../../domain/workspaces/workspace-move.js';
import type { MoveDeps } from './move-deps.js';

/**
 * Takes the site or campaign out of its workspace, so that nothing begins for it, and makes sure that nothing runs. Twice: it
 * is held already, and is checked again.
 * @returns registrable domain of a site; empty for a campaign
 * @throws DomainError conflict when something runs, and then it is where it was; not_found when it is not there
 */
export async function holdMoved(deps: MoveDeps, { move }: { move: WorkspaceMove }): Promise<{ site: string }> {
  return move.kind === 'site' ? holdSite(deps, move) : holdCampaign(deps, move);
}

async function holdSite({ siteMoves, siteSchedules }: MoveDeps, move: WorkspaceMove): Promise<{ site: string }> {
  const site = await siteMoves.hold(move);
  if (site === null) throw notThere(move);
  const reason = describeOpenWork(await siteMoves.findOpenWork(move.from, site));
  if (reason !== null) {
    await siteMoves.release(move);
    throw new DomainError('conflict', reason);
  }
  await siteSchedules.drop(move.from, move.id);
  return { site };
}

async function holdCampaign({ campaignMoves }: MoveDeps, move: WorkspaceMove): Promise<{ site: string }> {
  if (!(await campaignMoves.hold(move))) throw notThere(move);
  await campaignMoves.holdFollowUps(move);
  const reason = describeOpenWork(await campaignMoves.findOpenWork(move.from, move.id));
  if (reason !== null) {
    await campaignMoves.release(move);
    throw new DomainError('conflict', reason);
  }
  return { site: '' };
}

function notThere({ kind }: WorkspaceMove): DomainError {
  return new DomainError('not_found', `The ${kind} was deleted or moved meanwhile`);
}
