import type { UserId } from '../../../domain/workspaces/user-id.js';
import { isSharedWorkspaceId } from '../../../domain/workspaces/workspace.js';
import type { MembershipsRepository } from '../../../store/workspaces/memberships.js';
import { currentActor, currentUser } from '../../http/requests/request-context.js';

/** User ids of those whom an issue may be assigned to: all members but client guests. A personal workspace has one. */
export async function listAssignees(
  { memberships }: { memberships: Pick<MembershipsRepository, 'listOfWorkspace'> },
  req: object,
): Promise<UserId[]> {
  const { id } = currentUser(req);
  if (!isSharedWorkspaceId(id)) return [currentActor(req).id];
  const members = await memberships.listOfWorkspace(id);
  return members.filter(({ role }) => role !== 'client_guest').map(({ user_id }) => user_id);
}
