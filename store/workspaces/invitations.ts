import type { Connection, Types } from 'mongoose';
import { type Invitation, MAX_OPEN_INVITATIONS } from '../../domain/workspaces/invitation.js';
import type { Grant } from '../../domain/workspaces/membership.js';
import { objectId } from '../base/object-id.js';
import { type InvitationDocument, invitationModel } from './invitation-model.js';

/** Links of so many mails work; older ones of the same invitation end. */
const MAIL_TOKENS = 5;

type Stored = InvitationDocument & { _id: Types.ObjectId };

export type NewInvitation = Grant & Pick<Invitation, 'email' | 'invited_by'> & { token_hash: string };

/** Invitations that wait to be accepted. Tokens come as their hash. */
export function createInvitationsRepository(connection: Connection) {
  const invitations = invitationModel(connection);

  /** One for each address: a second one takes the place of the first. @returns null when too many wait */
  async function put(
    workspaceId: string,
    invited: NewInvitation,
    now: Date,
    expiresAt: Date,
  ): Promise<Invitation | null> {
    const place = { workspace_id: workspaceId, email: invited.email };
    await invitations.deleteOne(place);
    const open = { workspace_id: workspaceId, expires_at: { $gt: now } };
    if ((await invitations.countDocuments(open)) >= MAX_OPEN_INVITATIONS) return null;
    const created = await invitations.create({ ...place, ...invited, created_at: now, expires_at: expiresAt });
    return toInvitation(created.toObject<Stored>());
  }

  async function list(workspaceId: string, now: Date): Promise<Invitation[]> {
    const open = { workspace_id: workspaceId, expires_at: { $gt: now } };
    const found = await invitations.find(open).sort({ created_at: 1, _id: 1 }).lean<Stored[]>();
    return found.map(toInvitation);
  }

  /** The hash is the secret, so there is no workspace to scope by. */
  async function findByToken(tokenHash: string, now: Date): Promise<Invitation | null> {
    const found = await invitations.findOne({ ...byToken(tokenHash), expires_at: { $gt: now } }).lean<Stored>();
    return found && toInvitation(found);
  }

  /** Uses an invitation up: of two requests with one token, one gets true. */
  async function claim(tokenHash: string): Promise<boolean> {
    return (await invitations.deleteOne(byToken(tokenHash))).deletedCount > 0;
  }

  /** One that is still open. */
  async function find(workspaceId: string, id: string, now: Date): Promise<Invitation | null> {
    const open = { _id: objectId(id), workspace_id: workspaceId, expires_at: { $gt: now } };
    const found = open._id && (await invitations.findOne(open).lean<Stored>());
    return found ? toInvitation(found) : null;
  }

  /** Gives it until then; tokens stay as they are. */
  async function renew(workspaceId: string, id: string, expiresAt: Date): Promise<Invitation | null> {
    const of = { _id: objectId(id), workspace_id: workspaceId };
    const change = { $set: { expires_at: expiresAt } };
    const found =
      of._id && (await invitations.findOneAndUpdate(of, change, { returnDocument: 'after' }).lean<Stored>());
    return found ? toInvitation(found) : null;
  }

  /** One more token by which it is found. */
  async function addMailToken(workspaceId: string, id: string, tokenHash: string): Promise<void> {
    const push = { $push: { mail_token_hashes: { $each: [tokenHash], $slice: -MAIL_TOKENS } } };
    await invitations.updateOne({ _id: objectId(id), workspace_id: workspaceId }, push);
  }

  async function remove(workspaceId: string, id: string): Promise<boolean> {
    const _id = objectId(id);
    return _id !== null && (await invitations.deleteOne({ _id, workspace_id: workspaceId })).deletedCount > 0;
  }

  async function removeAll(workspaceId: string): Promise<number> {
    return (await invitations.deleteMany({ workspace_id: workspaceId })).deletedCount;
  }

  return { put, list, find, findByToken, claim, renew, addMailToken, remove, removeAll };
}

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

const byToken = (tokenHash: string) => ({ $or: [{ token_hash: tokenHash }, { mail_token_hashes: tokenHash }] });

function toInvitation(found: Stored): Invitation {
  const { workspace_id, email, role, can_send, sites, invited_by } = found;
  return {
    id: found._id.toHexString(),
    workspace_id,
    email,
    role,
    can_send,
    sites: [...sites],
    invited_by,
    created_at: found.created_at.toISOString(),
    expires_at: found.expires_at.toISOString(),
  };
}
