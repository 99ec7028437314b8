import { randomBytes } from 'node:crypto';
import type { Grant } from '../../../domain/workspaces/membership.js';
import type { UserId } from '../../../domain/workspaces/user-id.js';
import { MAX_OWNED_WORKSPACES, SHARED_PREFIX, type Workspace } from '../../../domain/workspaces/workspace.js';
import type { Store } from '../../../store/index.js';
import { type EraseAccountDeps, eraseAccount } from '../../accounts/erase-account.js';
import { presentErasure } from '../../accounts/present-erasure.js';
import type { components } from '../../generated/openapi.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor } from '../../http/requests/request-context.js';
import { currentWorkspace, sharedWorkspace } from '../current-workspace.js';
import type { FindLimits } from '../find-limits.js';
import { sendAuditLog } from '../send-audit-log.js';

export type WorkspaceHandlerDeps = Pick<Store, 'workspaces' | 'memberships' | 'auditLog'> &
  EraseAccountDeps & { findLimits: FindLimits };

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
  const { workspaces, memberships, findLimits } = deps;
  const present = (
    { id, kind, name, created_at }: Workspace,
    { role, can_send, sites }: Grant,
  ): Schemas['Workspace'] => {
    return { id, kind, name, role, can_send, sites, limits: findLimits(id), created_at };
  };
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
        await requireMembership(deps, workspace_id, userId);
        req.session.workspace = { id: workspace_id };
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
      const erased = presentErasure(await eraseAccount(deps, id));
      res.json({ ...erased, audit_log: `/api/workspaces/${encodeURIComponent(currentActor(req).id)}/audit-log` });
    },
    listAuditLog: async (req, res) => {
      await sendAuditLog(deps, req, res);
    },
  };
}

/** @throws HttpError 404 for what the user is no member of */
async function requireMembership(
  { workspaces, memberships }: Pick<WorkspaceHandlerDeps, 'workspaces' | 'memberships'>,
  id: string,
  userId: UserId,
): Promise<void> {
  const [workspace, membership] = await Promise.all([workspaces.find(id), memberships.find(id, userId)]);
  if (!workspace || !membership) throw HttpError.notFound();
}

async function find(
  { workspaces }: Pick<WorkspaceHandlerDeps, 'workspaces'>,
  id: string,
  userId: UserId,
): Promise<Workspace> {
  const found = id === userId ? await workspaces.ensurePersonal(userId, new Date()) : await workspaces.find(id);
  if (!found) throw HttpError.notFound();
  return found;
}

function readName({ name }: Schemas['NewWorkspace']): string {
  return name.trim();
}
