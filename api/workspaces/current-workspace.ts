import { isSharedWorkspaceId } from '../../domain/workspaces/workspace.js';
import { HttpError } from '../http/http-error.js';
import { type CurrentWorkspace, readRequestContext } from '../http/requests/request-context.js';

/** That of the request. @throws Error for operations that are about no workspace */
export function currentWorkspace(req: object): CurrentWorkspace {
  const { workspace } = readRequestContext(req);
  if (!workspace) throw new Error('The operation is about no workspace: see OPERATION_PERMISSIONS');
  return workspace;
}

/** For what needs others in it. @throws HttpError 409 in a personal workspace */
export function sharedWorkspace(req: object): CurrentWorkspace {
  const workspace = currentWorkspace(req);
  if (isSharedWorkspaceId(workspace.id)) return workspace;
  throw new HttpError(409, { detail: 'A personal workspace has one member. Create a workspace to work with others.' });
}
