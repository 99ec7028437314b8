import type { Connection } from 'mongoose';
import type { Grant, Membership } from '../../domain/workspaces/membership.js';
import { MAX_MEMBERS } from '../../domain/workspaces/workspace.js';
import { type MembershipDocument, membershipModel } from './membership-model.js';

/** Who may do what in which workspace. */
export function createMembershipsRepository(connection: Connection) {
  const memberships = membershipModel(connection);

  async function find(workspaceId: string, userId: string): Promise<Membership | null> {
    const found = await memberships.findOne({ workspace_id: workspaceId, user_id: userId }).lean();
    return found && toMembership(found);
  }

  /** Oldest first; there are few. */
  async function listOfWorkspace(workspaceId: string): Promise<Membership[]> {
    const found = await memberships.find({ workspace_id: workspaceId }).sort({ created_at: 1, _id: 1 }).lean();
    return found.map(toMembership);
  }

  async function listOfUser(userId: string): Promise<Membership[]> {
    const found = await memberships.find({ user_id: userId }).sort({ created_at: 1, _id: 1 }).lean();
    return found.map(toMembership);
  }

  /** Adds a member, or gives one who is there these rights. @returns null when the workspace is full */
  async function put(workspaceId: string, userId: string, grant: Grant, now: Date): Promise<Membership | null> {
    const whose = { workspace_id: workspaceId, user_id: userId };
    const { role, can_send, sites } = grant;
    const isKnown = (await memberships.countDocuments(whose, { limit: 1 })) > 0;
    if (!isKnown && (await memberships.countDocuments({ workspace_id: workspaceId })) >= MAX_MEMBERS) return null;
    const change = { $set: { role, can_send, sites }, $setOnInsert: { created_at: now } };
    const found = await memberships.findOneAndUpdate(whose, change, { upsert: true, returnDocument: 'after' }).lean();
    return found && toMembership(found);
  }

  async function remove(workspaceId: string, userId: string): Promise<boolean> {
    return (await memberships.deleteOne({ workspace_id: workspaceId, user_id: userId })).deletedCount > 0;
  }

  async function removeAll(workspaceId: string): Promise<number> {
    return (await memberships.deleteMany({ workspace_id: workspaceId })).deletedCount;
  }

  return { find, listOfWorkspace, listOfUser, put, remove, removeAll };
}

export type MembershipsRepository = ReturnType<typeof createMembershipsRepository>;

function toMembership({ workspace_id, user_id, role, can_send, sites, created_at }: MembershipDocument): Membership {
  return { workspace_id, user_id, role, can_send, sites: [...sites], created_at: created_at.toISOString() };
}
