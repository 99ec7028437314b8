import { INVITATION_DAYS, MAX_OPEN_INVITATIONS } from '../../../domain/workspaces/invitation.js';
import { mayGrant } from '../../../domain/workspaces/may-grant.js';
import type { Membership } from '../../../domain/workspaces/membership.js';
import type { Role } from '../../../domain/workspaces/role.js';
import type { UserId } from '../../../domain/workspaces/user-id.js';
import { createInvitationToken, hashInvitationToken } from '../../../platform/invitation-token.js';
import type { Store } from '../../../store/index.js';
import type { components } from '../../generated/openapi.js';
import type { HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor } from '../../http/requests/request-context.js';
import { beyondLimit } from '../beyond-limit.js';
import { currentWorkspace, sharedWorkspace } from '../current-workspace.js';
import type { FindLimits } from '../find-limits.js';
import {
  type InvitationMailDeps,
  mailInvitation,
  presentInvitation,
  presentInvitations,
  requireInvitationMail,
} from '../invitation-mails.js';
import { readGrant } from '../read-grant.js';

export type MemberHandlerDeps = Pick<Store, 'workspaces' | 'memberships' | 'invitations'> &
  InvitationMailDeps & {
    findLimits: FindLimits;
    /** Of the installation; links of invitations begin with it. */
    publicUrl: string;
  };

type Schemas = components['schemas'];

type MemberOperation =
  | 'listMembers'
  | 'updateMember'
  | 'removeMember'
  | 'leaveWorkspace'
  | 'listInvitations'
  | 'createInvitation'
  | 'deleteInvitation'
  | 'acceptInvitation';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who is in a workspace, and who is invited. */
export function createMemberHandlers(deps: MemberHandlerDeps): HandlersOf<MemberOperation> {
  const { workspaces, memberships, invitations } = deps;
  return {
    listMembers: async (req, res) => {
      const { id } = currentWorkspace(req);
      res.json((await memberships.listOfWorkspace(id)).map(presentMember));
    },
    updateMember: async (req, res) => {
      const { id, role: by } = sharedWorkspace(req);
      const member = await findMember(deps, req);
      refuseByGroups(member);
      const grant = readGrant(req.body);
      if (!mayGrant(by, grant.role, member.role)) throw cannotGrant(by, grant.role);
      if (member.role === 'owner' && grant.role !== 'owner') await removeOwner(deps, id, member.user_id);
      const changed = await memberships.put(id, member.user_id, grant, new Date());
      if (!changed) throw HttpError.notFound();
      if (grant.role === 'owner') await workspaces.addOwner(id, member.user_id);
      res.json(presentMember(changed));
    },
    removeMember: async (req, res) => {
      const { id, role: by } = sharedWorkspace(req);
      const member = await findMember(deps, req);
      refuseByGroups(member);
      if (!mayGrant(by, 'viewer', member.role)) throw cannotGrant(by, member.role);
      await removeFrom(deps, id, member);
      res.status(204).end();
    },
    leaveWorkspace: async (req, res) => {
      const { id } = sharedWorkspace(req);
      const member = await memberships.find(id, currentActor(req).id);
      if (!member) throw HttpError.notFound();
      refuseByGroups(member);
      await removeFrom(deps, id, member);
      res.status(204).end();
    },
    listInvitations: async (req, res) => {
      const { id } = currentWorkspace(req);
      res.json(await presentInvitations(deps, id, await invitations.list(id, new Date())));
    },
    createInvitation: async (req, res) => {
      const { id, role: by } = sharedWorkspace(req);
      const { body } = req;
      const grant = readGrant(body);
      if (!mayGrant(by, grant.role)) throw cannotGrant(by, grant.role);
      await requireRoom(deps, id);
      const now = new Date();
      await requireInvitationMail(deps, currentActor(req).id, now);
      const token = createInvitationToken();
      const invited = { ...grant, email: body.email.toLowerCase(), invited_by: currentActor(req).id };
      const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
      const invitation = await invitations.put(
        id,
        { ...invited, token_hash: hashInvitationToken(token) },
        now,
        expiresAt,
      );
      if (!invitation) {
        const detail = `There are ${MAX_OPEN_INVITATIONS} open invitations, the most there may be: revoke one first`;
        throw new HttpError(409, { detail });
      }
      const mail = await mailInvitation(deps, invitation, currentActor(req).id, now);
      const url = `${deps.publicUrl.replace(/\/$/, '')}/app/invitations/${token}`;
      res.status(201).json({ ...presentInvitation(invitation, mail), token, url });
    },
    deleteInvitation: async (req, res) => {
      const { id } = currentWorkspace(req);
      if (!(await invitations.remove(id, req.params.invitation_id))) throw HttpError.notFound();
      res.status(204).end();
    },
    acceptInvitation: async (req, res) => {
      res.json(await acceptInvitation(deps, req));
    },
  };
}

async function acceptInvitation(
  deps: MemberHandlerDeps,
  req: OperationRequest<'acceptInvitation'>,
): Promise<Schemas['Workspace']> {
  const { workspaces, memberships, invitations } = deps;
  const { id: userId, verified_email } = currentActor(req);
  const hash = hashInvitationToken(req.body.token);
  const now = new Date();
  const invitation = await invitations.findByToken(hash, now);
  const workspace = invitation && (await workspaces.find(invitation.workspace_id));
  if (!invitation || !workspace || invitation.email !== verified_email) throw HttpError.notFound();
  if (await memberships.find(workspace.id, userId))
    throw new HttpError(409, { detail: 'You are a member of this workspace already' });
  const most = await requireRoom(deps, workspace.id);
  if (!(await invitations.claim(hash))) throw HttpError.notFound();
  const member = await memberships.put(workspace.id, userId, invitation, now, most);
  if (!member) throw beyondLimit('members', most);
  if (member.role === 'owner') await workspaces.addOwner(workspace.id, userId);
  const { role, can_send, sites } = member;
  return { ...workspace, role, can_send, sites, limits: deps.findLimits(workspace.id) };
}

/** Before an invitation is made or used up. @returns the most members. @throws HttpError 409 naming the limit */
async function requireRoom({ memberships, findLimits }: MemberHandlerDeps, workspaceId: string): Promise<number> {
  const { members: most } = findLimits(workspaceId);
  if ((await memberships.countOfWorkspace(workspaceId)) >= most) throw beyondLimit('members', most);
  return most;
}

async function findMember(
  { memberships }: Pick<MemberHandlerDeps, 'memberships'>,
  req: OperationRequest<'updateMember' | 'removeMember'>,
): Promise<Membership> {
  const member = await memberships.find(currentWorkspace(req).id, req.params.user_id);
  if (!member) throw HttpError.notFound();
  return member;
}

async function removeFrom(deps: MemberHandlerDeps, workspaceId: string, { user_id, role }: Membership): Promise<void> {
  if (role === 'owner') await removeOwner(deps, workspaceId, user_id);
  await deps.memberships.remove(workspaceId, user_id);
}

/** With the next sign-in a group would give back what was changed here. @throws HttpError 409 */
function refuseByGroups({ source }: Membership): void {
  if (source === 'manual') return;
  const detail =
    'A group of the identity provider gives this membership. Take the person out of the group there, or ask the operator of this installation to change GROUP_MAPPINGS';
  throw new HttpError(409, { detail });
}

/** @throws HttpError 409 for the last owner */
async function removeOwner({ workspaces }: MemberHandlerDeps, workspaceId: string, userId: UserId): Promise<void> {
  if (await workspaces.removeOwner(workspaceId, userId)) return;
  throw new HttpError(409, { detail: 'This is the only owner of the workspace: make another member an owner first' });
}

function cannotGrant(by: Role, role: Role): HttpError {
  return new HttpError(403, {
    detail: `Your role (${by}) cannot give or change the role ${role}`,
    permission: 'manage_members',
  });
}

function presentMember({ user_id, role, can_send, sites, source, created_at }: Membership): Schemas['Member'] {
  return { user_id, role, can_send, sites, source, created_at };
}
