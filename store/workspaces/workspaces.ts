import type { Connection } from 'mongoose';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { MAX_OWNED_WORKSPACES, type Workspace } from '../../domain/workspaces/workspace.js';
import { insertIgnoringDuplicates } from '../base/insert-ignoring-duplicates.js';
import { type WorkspaceDocument, workspaceModel } from './workspace-model.js';

/** Workspaces and who owns them. What members may do is in the memberships. */
export function createWorkspacesRepository(connection: Connection) {
  const workspaces = workspaceModel(connection);

  /** @returns null when the user owns as many shared workspaces as one may */
  async function create(id: string, name: string, ownerId: UserId, now: Date): Promise<Workspace | null> {
    if ((await workspaces.countDocuments({ owners: ownerId, kind: 'shared' })) >= MAX_OWNED_WORKSPACES) return null;
    const created = { _id: id, kind: 'shared' as const, name, owners: [ownerId], created_at: now };
    await workspaces.create(created);
    return toWorkspace(created);
  }

  /** That of a user alone; made at first sight, by whichever process sees the user first. */
  async function ensurePersonal(userId: UserId, now: Date): Promise<Workspace> {
    const known = await find(userId);
    if (known) return known;
    const personal = { kind: 'personal' as const, name: 'Personal', owners: [userId] };
    await insertIgnoringDuplicates(workspaces.collection, [{ _id: userId, ...personal, created_at: now }]);
    const made = await find(userId);
    if (!made) throw new Error('The personal workspace was deleted while it was being made');
    return made;
  }

  async function find(id: string): Promise<Workspace | null> {
    const found = await workspaces.findOne({ _id: id }).lean();
    return found && toWorkspace(found);
  }

  async function findMany(ids: readonly string[]): Promise<Workspace[]> {
    const found = await workspaces
      .find({ _id: { $in: [...ids] } })
      .sort({ created_at: 1, _id: 1 })
      .lean();
    return found.map(toWorkspace);
  }

  async function rename(id: string, name: string): Promise<Workspace | null> {
    const found = await workspaces
      .findOneAndUpdate({ _id: id }, { $set: { name } }, { returnDocument: 'after' })
      .lean();
    return found && toWorkspace(found);
  }

  /** To be called when the membership says so already: an owner who is not listed here is one too few, never one too many. */
  async function addOwner(id: string, userId: UserId): Promise<void> {
    await workspaces.updateOne({ _id: id }, { $addToSet: { owners: userId } });
  }

  /** @returns false when there is no other owner; true as well for a user who is no longer listed */
  async function removeOwner(id: string, userId: UserId): Promise<boolean> {
    const hasAnother = { _id: id, owners: userId, 'owners.1': { $exists: true } };
    await workspaces.updateOne(hasAnother, { $pull: { owners: userId } });
    return (await workspaces.findOne({ _id: id, owners: userId }, { _id: 1 }).lean()) === null;
  }

  /** Shared workspaces that would have no owner without the user. */
  async function listSoleOwned(userId: UserId): Promise<Workspace[]> {
    const found = await workspaces.find({ kind: 'shared', owners: userId, 'owners.1': { $exists: false } }).lean();
    return found.map(toWorkspace);
  }

  async function remove(id: string): Promise<boolean> {
    return (await workspaces.deleteOne({ _id: id })).deletedCount > 0;
  }

  return { create, ensurePersonal, find, findMany, rename, addOwner, removeOwner, listSoleOwned, remove };
}

export type WorkspacesRepository = ReturnType<typeof createWorkspacesRepository>;

function toWorkspace({ _id, kind, name, created_at }: WorkspaceDocument): Workspace {
  return { id: _id, kind, name, created_at: created_at.toISOString() };
}
