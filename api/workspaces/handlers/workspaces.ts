import { randomBytes } from 'node:crypto';
import { may } from '../../../domain/workspaces/may.js';
import type { Grant } from '../../../domain/workspaces/membership.js';
import { MAX_OWNED_WORKSPACES, SHARED_PREFIX, type Workspace } from '../../../domain/workspaces/workspace.js';
import type { Store } from '../../../store/index.js';
import { type EraseAccountDeps, eraseAccount } from '../../accounts/erase-account.js';
import { presentErasure } from '../../accounts/present-erasure.js';
import type { components } from '../../generated/openapi.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { readListQuery, setNextLink } from '../../http/requests/list-query.js';
import { currentActor } from '../../http/requests/request-context.js';
import { currentWorkspace, sharedWorkspace } from '../current-workspace.js';

export type WorkspaceHandlerDeps = Pick<Store, 'workspaces' | 'memberships' | 'auditLog'> & EraseAccountDeps;

type Schemas = components['schemas'];

type WorkspaceOperation =
  | 'listWorkspaces'
  | 'createWorkspace'
  | 'selectWorkspace'
  | 'getWorkspace'
  | 'updateWorkspace'
  | 'deleteWorkspace'
  | 'listAuditLog';

const OWNER: Grant = { role: 'owner', can_send: false, sites: [] };

/** Workspaces themselves; their members are in members.ts. */
export function createWorkspaceHandlers(deps: WorkspaceHandlerDeps): HandlersOf<WorkspaceOperation> {
  const { workspaces, memberships, auditLog } = deps;
  return {
    listWorkspaces: async (req, res) => {
      const { id } = currentActor(req);
      const personal = await workspaces.ensurePersonal(id, new Date());
      const grants = new Map((await memberships.listOfUser(id)).map((each) => [each.workspace_id, each]));
      const shared = await workspaces.findMany([...grants.keys()]);
      res.json([present(personal, OWNER), ...shared.map((each) => present(each, grants.get(each.id) ?? OWNER))]);
    },
    createWorkspace: async (req, res) => {
      const actor = currentActor(req);
      const id = `${SHARED_PREFIX}${randomBytes(12).toString('hex')}`;
      const now = new Date();
      // The membership first: a workspace without one could not be reached.
      await memberships.put(id, actor.id, OWNER, now);
      const workspace = await workspaces.create(id, readName(req.body), actor.id, now);
      if (!workspace) {
        await memberships.removeAll(id);
        const detail = `You own ${MAX_OWNED_WORKSPACES} shared workspaces, the most there may be: delete one first`;
        throw new HttpError(409, { detail });
      }
      res.status(201).json(present(workspace, OWNER));
    },
    selectWorkspace: async (req, res) => {
      const { id: userId } = currentActor(req);
      const { workspace_id } = req.body;
      if (workspace_id === userId) delete req.session.workspace;
      else {
        const { name } = await findShownWorkspace(deps, workspace_id, userId);
        req.session.workspace = { id: workspace_id, name };
      }
      res.json({ workspace_id });
    },
    getWorkspace: async (req, res) => {
      const current = currentWorkspace(req);
      res.json(present(await find(deps, current.id, currentActor(req).id), current));
    },
    updateWorkspace: async (req, res) => {
      const current = currentWorkspace(req);
      await find(deps, current.id, currentActor(req).id);
      const workspace = await workspaces.rename(current.id, readName(req.body));
      if (!workspace) throw HttpError.notFound();
      res.json(present(workspace, current));
    },
    deleteWorkspace: async (req, res) => {
      const { id } = sharedWorkspace(req);
      res.json(presentErasure(await eraseAccount(deps, id)));
    },
    listAuditLog: async (req, res) => {
      const current = currentWorkspace(req);
      const { limit, cursor } = readListQuery(req);
      const actorId = may(current, 'view_audit_log') ? null : currentActor(req).id;
      const page = await auditLog.list(current.id, actorId, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
  };
}

/** @throws HttpError 404 when the user is not a member; 409 for guests, for whom the app has nothing to show */
async function findShownWorkspace(
  { workspaces, memberships }: Pick<WorkspaceHandlerDeps, 'workspaces' | 'memberships'>,
  id: string,
  userId: string,
): Promise<Workspace> {
  const [workspace, membership] = await Promise.all([workspaces.find(id), memberships.find(id, userId)]);
  if (!workspace || !membership) throw HttpError.notFound();
  if (may(membership, 'view_workspace')) return workspace;
  throw new HttpError(409, { detail: 'The app does not show workspaces to client guests. Use the API.' });
}

async function find(
  { workspaces }: Pick<WorkspaceHandlerDeps, 'workspaces'>,
  id: string,
  userId: string,
): Promise<Workspace> {
  const found = id === userId ? await workspaces.ensurePersonal(userId, new Date()) : await workspaces.find(id);
  if (!found) throw HttpError.notFound();
  return found;
}

function readName({ name }: Schemas['NewWorkspace']): string {
  return name.trim();
}

function present({ id, kind, name, created_at }: Workspace, { role, can_send, sites }: Grant): Schemas['Workspace'] {
  return { id, kind, name, role, can_send, sites, created_at };
}
