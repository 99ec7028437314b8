import type { Response } from 'express';
import { isSharedWorkspaceId } from '../../../domain/workspaces/workspace.js';
import { describeOpenWork, type OpenWork, type WorkspaceMove } from '../../../domain/workspaces/workspace-move.js';
import type { Store } from '../../../store/index.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor, requestId } from '../../http/requests/request-context.js';
import { type OperationStartDeps, startOperation, type WaitingRequest } from '../../operations/start-operation.js';
import { ownCampaign } from '../../outreach/campaigns/own-campaign.js';
import { ownSite } from '../../sites/own-site.js';
import { beyondLimit } from '../beyond-limit.js';
import { type ChooseFollowUpSenderDeps, chooseFollowUpSender } from '../choose-follow-up-sender.js';
import { findDestination } from '../find-destination.js';
import type { FindLimits } from '../find-limits.js';

export type MoveHandlerDeps = OperationStartDeps &
  ChooseFollowUpSenderDeps &
  Pick<Store, 'memberships' | 'sites' | 'campaigns' | 'siteMoves' | 'campaignMoves' | 'auditLog'> & {
    findLimits: FindLimits;
  };

/** What can be refused is refused at once; the move itself makes sure of it again. */
export function createMoveHandlers(deps: MoveHandlerDeps): HandlersOf<'moveSite' | 'moveCampaign'> {
  return {
    moveSite: async (req, res) => {
      const { id, site, user_id: from } = await ownSite(deps.sites, req);
      const to = await findDestination(deps, req, req.body.workspace_id);
      if (await deps.sites.findBySite(to, site))
        throw new HttpError(409, {
          detail: `The other workspace watches ${site} already: stop watching it there first`,
        });
      const { sites: most } = deps.findLimits(to);
      if ((await deps.sites.count(to)) >= most) throw beyondLimit('sites', most);
      refuseOpenWork(await deps.siteMoves.findOpenWork(from, site));
      await start(deps, req, res, { kind: 'site', id, from, to, sender_id: null });
    },
    moveCampaign: async (req, res) => {
      const { id, user_id: from } = await ownCampaign(deps, req);
      const to = await findDestination(deps, req, req.body.workspace_id);
      refuseOpenWork(await deps.campaignMoves.findOpenWork(from, id));
      const move = { kind: 'campaign' as const, id, from, to };
      const sender_id = await chooseFollowUpSender(deps, move, req.body.sender_id);
      await start(deps, req, res, { ...move, sender_id });
    },
  };
}

/** @throws HttpError 409 with what runs and what to do about it */
function refuseOpenWork(open: OpenWork): void {
  const detail = describeOpenWork(open);
  if (detail !== null) throw new HttpError(409, { detail });
}

async function start(deps: MoveHandlerDeps, req: WaitingRequest, res: Response, move: WorkspaceMove): Promise<void> {
  // The log of the workspace that it leaves has the request itself.
  if (isSharedWorkspaceId(move.to))
    await deps.auditLog.append({
      workspace_id: move.to,
      actor_id: currentActor(req).id,
      action: move.kind === 'site' ? 'moveSite' : 'moveCampaign',
      target: move.kind === 'site' ? { site_id: move.id } : { campaign_id: move.id },
      outcome: 'allowed',
      status: 202,
      request_id: requestId(req),
      created_at: new Date().toISOString(),
    });
  // Without its name, which is nothing to the workspace that it leaves any more.
  await startOperation(deps, req, res, { type: 'move_to_workspace', input: { move }, about: `a ${move.kind}` });
}
