import type { Connection } from 'mongoose';
import type { Grant, Membership } from '../../domain/workspaces/membership.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { MAX_MEMBERS } from '../../domain/workspaces/workspace.js';
import { apiTokenModel } from '../accounts/api-token-model.js';
import { isDuplicateKey } from '../base/connect.js';
import { type MembershipDocument, membershipModel } from './membership-model.js';

/** Who may do what in which workspace. */
export function createMembershipsRepository(connection: Connection) {
  const memberships = membershipModel(connection);
  const tokens = apiTokenModel(connection);

  async function find(workspaceId: string, userId: UserId): Promise<Membership | null> {
    const found = await memberships.findOne({ workspace_id: workspaceId, user_id: userId }).lean();
    return found && toMembership(found);
  }

  /** Oldest first; there are few. */
  async function listOfWorkspace(workspaceId: string): Promise<Membership[]> {
    const found = await memberships.find({ workspace_id: workspaceId }).sort({ created_at: 1, _id: 1 }).lean();
    return found.map(toMembership);
  }

  async function countOfWorkspace(workspaceId: string): Promise<number> {
    return memberships.countDocuments({ workspace_id: workspaceId });
  }

  async function listOfUser(userId: UserId): Promise<Membership[]> {
    const found = await memberships.find({ user_id: userId }).sort({ created_at: 1, _id: 1 }).lean();
    return found.map(toMembership);
  }

  /**
   * Adds a member, or gives one who is there these rights.
   * @param most members of the workspace
   * @returns null when it has as many
   */
  async function put(
    workspaceId: string,
    userId: UserId,
    grant: Grant,
    now: Date,
    most: number = MAX_MEMBERS,
  ): Promise<Membership | null> {
    return write(workspaceId, userId, { ...toGrant(grant), source: 'manual', without_groups: null }, now, most);
  }

  /** The same for what a group gives. @param withoutGroups what the person is without it */
  async function putByGroups(
    workspaceId: string,
    userId: UserId,
    grant: Grant,
    withoutGroups: Grant | null,
    now: Date,
    most: number = MAX_MEMBERS,
  ): Promise<Membership | null> {
    return write(
      workspaceId,
      userId,
      { ...toGrant(grant), source: 'groups', without_groups: withoutGroups },
      now,
      most,
    );
  }

  async function write(
    workspaceId: string,
    userId: UserId,
    fields: Omit<Membership, 'workspace_id' | 'user_id' | 'created_at'>,
    now: Date,
    most: number,
  ): Promise<Membership | null> {
    const whose = { workspace_id: workspaceId, user_id: userId };
    // One who is there is no further one, even where the limit was lowered.
    const isKnown = (await memberships.countDocuments(whose, { limit: 1 })) > 0;
    if (!isKnown && (await countOfWorkspace(workspaceId)) >= most) return null;
    const change = { $set: fields, $setOnInsert: { created_at: now } };
    const upsert = () => memberships.findOneAndUpdate(whose, change, { upsert: true, returnDocument: 'after' }).lean();
    const found = await upsert().catch((error: unknown) => {
      // Of two first requests of a person at once, both wanted to insert.
      if (!isDuplicateKey(error)) throw error;
      return upsert();
    });
    return found && toMembership(found);
  }

  /** Their API tokens for the workspace end with it. */
  async function remove(workspaceId: string, userId: UserId): Promise<boolean> {
    await tokens.deleteMany({ workspace_id: workspaceId, user_id: userId });
    return (await memberships.deleteOne({ workspace_id: workspaceId, user_id: userId })).deletedCount > 0;
  }

  async function removeAll(workspaceId: string): Promise<number> {
    return (await memberships.deleteMany({ workspace_id: workspaceId })).deletedCount;
  }

  return { find, listOfWorkspace, countOfWorkspace, listOfUser, put, putByGroups, remove, removeAll };
}

export type MembershipsRepository = ReturnType<typeof createMembershipsRepository>;

function toGrant({ role, can_send, sites }: Grant): Grant {
  return { role, can_send, sites: [...sites] };
}

function toMembership(found: MembershipDocument): Membership {
  const { workspace_id, user_id, created_at, source, without_groups } = found;
  const withoutGroups: Grant | null = without_groups ?? null;
  return {
    workspace_id,
    user_id,
    ...toGrant(found),
    source: source ?? 'manual',
    without_groups: withoutGroups && toGrant(withoutGroups),
    created_at: created_at.toISOString(),
  };
}
