import { may } from '../../domain/workspaces/may.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { MembershipsRepository } from '../../store/workspaces/memberships.js';
import { HttpError } from '../http/http-error.js';
import { currentActor, readRequestContext } from '../http/requests/request-context.js';
import { currentWorkspace } from './current-workspace.js';

/** Needed in both workspaces. */
const PERMISSION = 'move_records';

/**
 * The workspace that something moves to.
 * @throws HttpError 404 where the caller is no member, with no difference to one that does not exist; 403 without the
 *   permission there, and for API tokens, which are for one workspace; 422 for the workspace that it is in
 */
export async function findDestination(
  { memberships }: { memberships: Pick<MembershipsRepository, 'find'> },
  req: object,
  workspaceId: string,
): Promise<OwnerId> {
  if (readRequestContext(req).token !== null)
    throw new HttpError(403, { detail: 'An API token is for one workspace and cannot move things. Sign in to do it.' });
  if (workspaceId === currentWorkspace(req).id)
    throw HttpError.invalidInput({
      loc: ['body', 'workspace_id'],
      msg: 'It is in this workspace already: name another one',
      type: 'value_error',
    });
  const actor = currentActor(req);
  // Everyone owns their personal workspace, whatever is stored.
  if (workspaceId === actor.id) return workspaceId;
  const membership = await memberships.find(workspaceId, actor.id);
  if (!membership) throw HttpError.notFound('Workspace not found');
  if (!may(membership, PERMISSION)) throw HttpError.lacksPermission(membership.role, PERMISSION);
  return workspaceId;
}
