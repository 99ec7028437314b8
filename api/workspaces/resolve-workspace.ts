import type { Request, RequestHandler } from 'express';
import { needsWriteAccess } from '../../domain/accounts/needs-write-access.js';
import { may } from '../../domain/workspaces/may.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import type { SitesRepository } from '../../store/sites/sites.js';
import type { MembershipsRepository } from '../../store/workspaces/memberships.js';
import type { WorkspacesRepository } from '../../store/workspaces/workspaces.js';
import { SWITCHER_SITES } from '../../web/app/navigation/site-switcher.js';
import { HttpError } from '../http/http-error.js';
import { type CurrentWorkspace, readRequestContext, visibleSites } from '../http/requests/request-context.js';
import type { FindLimits } from './find-limits.js';
import { findPermission } from './operation-permissions.js';

export const WORKSPACE_HEADER = 'workspace-id';

export interface ResolveWorkspaceDeps {
  memberships: Pick<MembershipsRepository, 'find'>;
  workspaces: Pick<WorkspacesRepository, 'find'>;
  sites: Pick<SitesRepository, 'listNames'>;
  findLimits: FindLimits;
}

/**
 * Decides once for each request whose records it is about: the workspace in the path, else the `Workspace-Id` header,
 * else the one chosen in the browser session, else the caller's personal workspace. Handlers use its id as that of the
 * user and never check again.
 * @throws HttpError 404 for a workspace that does not exist or that the caller is not a member of, with no difference
 *   between them; 403 naming the permission for a member without it
 */
export function createResolveWorkspace(deps: ResolveWorkspaceDeps): RequestHandler {
  const { memberships, findLimits } = deps;
  return async (req, _res, next) => {
    const context = readRequestContext(req);
    const { user, match } = context;
    const permission = findPermission(match?.operation?.operationId);
    if (user && permission === 'self') refuseToken(req);
    if (!user || permission === 'public' || permission === 'self') return next();
    const id: string = chosenWorkspace(req) ?? user.id;
    const found = (await findWorkspace(memberships, id, user.id)) ?? leaveLostWorkspace(req, id);
    if (!found || isBeyondToken(req, id) || (permission === null && id !== user.id)) throw HttpError.notFound();
    const workspace: CurrentWorkspace = { ...found, limits: findLimits(found.id), watched: [] };
    context.workspace = workspace;
    if (isPage(req) && context.signedInBy === 'session') await readForPages(deps, req, workspace);
    if (permission !== null && !may(workspace, permission)) throw HttpError.lacksPermission(workspace.role, permission);
    if (context.token?.access === 'read_only' && (permission === null || needsWriteAccess(permission)))
      throw new HttpError(403, { detail: 'This API token is read-only. Create one with your role at /app/tokens.' });
    next();
  };
}

/** What pages alone show of a workspace; a change shows on the next one. */
async function readForPages(
  { workspaces, sites }: ResolveWorkspaceDeps,
  req: Request,
  workspace: CurrentWorkspace,
): Promise<void> {
  const { user } = readRequestContext(req);
  const [shared, watched] = await Promise.all([
    workspace.id === user?.id ? null : workspaces.find(workspace.id),
    // One more than are shown: that there are others is said.
    sites.listNames(workspace.id, visibleSites(req), SWITCHER_SITES + 1),
  ]);
  workspace.name = shared?.name ?? null;
  workspace.watched = watched;
}

/** What is about a person, such as erasing their account, is beyond a token, which is about one workspace. */
function refuseToken(req: Request): void {
  const { token, match } = readRequestContext(req);
  if (token === null || match?.operation?.operationId === 'getSession') return;
  throw new HttpError(403, { detail: 'An API token is for one workspace and cannot do this. Sign in to do it.' });
}

/** A token opens the workspace that it was made in, and no other of its user's. */
function isBeyondToken(req: Request, workspaceId: string): boolean {
  const { token } = readRequestContext(req);
  return token !== null && token.workspace_id !== workspaceId;
}

function isPage({ path }: Request): boolean {
  return path === '/app' || path.startsWith('/app/');
}

function chosenWorkspace(req: Request): string | null {
  const { match, signedInBy } = readRequestContext(req);
  if (match?.path.startsWith(`${WORKSPACES_PATH}/{workspace_id}`)) return workspaceOfPath(req.path);
  const header = req.get(WORKSPACE_HEADER);
  if (header !== undefined) return header;
  const { token } = readRequestContext(req);
  if (token !== null) return token.workspace_id;
  return signedInBy === 'session' ? (req.session.workspace?.id ?? null) : null;
}

const WORKSPACES_PATH = '/api/workspaces';

function workspaceOfPath(path: string): string {
  const segment = path.slice(WORKSPACES_PATH.length + 1).split('/')[0] ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not percent-encoded UTF-8, so no workspace has such an id.
    return '';
  }
}

/**
 * A browser whose user was removed from the current workspace returns to the personal one, but only to read: what was
 * meant for the workspace is not written elsewhere.
 */
function leaveLostWorkspace(req: Request, id: string): FoundWorkspace | null {
  const { user, signedInBy } = readRequestContext(req);
  const isLost =
    signedInBy === 'session' && req.session.workspace?.id === id && req.get(WORKSPACE_HEADER) === undefined;
  if (!user || !isLost || req.method !== 'GET') return null;
  delete req.session.workspace;
  return personalWorkspace(user.id);
}

type FoundWorkspace = Omit<CurrentWorkspace, 'limits' | 'watched'>;

const personalWorkspace = (id: string): FoundWorkspace => ({
  id,
  name: null,
  role: 'owner',
  can_send: false,
  sites: [],
});

async function findWorkspace(
  memberships: ResolveWorkspaceDeps['memberships'],
  id: string,
  userId: UserId,
): Promise<FoundWorkspace | null> {
  // Everyone owns their personal workspace, whatever is stored.
  if (id === userId) return personalWorkspace(id);
  const membership = await memberships.find(id, userId);
  if (!membership) return null;
  const { role, can_send, sites } = membership;
  return { id, name: null, role, can_send, sites };
}
