import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import { secretPlace } from '../../domain/secrets/secret-place.js';
import { scheduleAccessId } from '../../domain/sites/schedule-access-id.js';
import type { MovedRecords, WorkspaceMove } from '../../domain/workspaces/workspace-move.js';
import type { MoveDeps } from './move-deps.js';

export interface FinishMoveInput {
  operation: OperationRef;
  move: WorkspaceMove;
  site: string;
  records: number;
}

/** Puts it into the new workspace, starts there what Temporal starts for it, and saves what the move came to. Twice: once. */
export async function finishMove(deps: MoveDeps, { operation, move, site, records }: FinishMoveInput): Promise<void> {
  if (move.kind === 'site') await finishSite(deps, move, site);
  else await finishCampaign(deps, move);
  // The one that moves is a record as well.
  const result: MovedRecords = { kind: move.kind, id: move.id, workspace_id: move.to, records: records + 1 };
  await deps.artifacts.put(operation.user_id, resultKey(operation.id), result);
}

async function finishSite(deps: MoveDeps, move: WorkspaceMove, site: string): Promise<void> {
  await sealForOwner(deps, move);
  await deps.siteMoves.finish(move, site, deps.now());
  const moved = await deps.sites.find(move.to, move.id);
  if (moved) await deps.siteSchedules.keep(moved);
}

/** What opens the site for its scheduled audits is sealed for its owner: it is opened as the old one's and sealed as the new one's. */
async function sealForOwner({ crawlAccess, secrets, now }: MoveDeps, { id, from, to }: WorkspaceMove): Promise<void> {
  const accessId = scheduleAccessId(id);
  const sealed = await crawlAccess.find(from, accessId, now());
  if (sealed === null) return;
  const text = secrets.openBound(sealed, secretPlace.crawlAccess(from, accessId));
  await crawlAccess.passOn(from, to, accessId, secrets.bind(text, secretPlace.crawlAccess(to, accessId)));
}

/** The timers of the old workspace read that their follow-ups are gone, and end. */
async function finishCampaign({ campaignMoves, followUps, timers, now }: MoveDeps, move: WorkspaceMove): Promise<void> {
  const { id, from, to } = move;
  await campaignMoves.finish(move, now());
  for await (const { sender_id, ...followUp } of followUps.scheduledIn(to, id)) {
    await timers.startFollowUp(to, sender_id, followUp);
    await timers.wakeFollowUp(from, followUp.id);
  }
}
