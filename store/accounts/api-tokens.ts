import { type Connection, Types } from 'mongoose';
import type { ApiToken } from '../../domain/accounts/api-token.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import { objectId } from '../base/object-id.js';
import { type ApiTokenDocument, apiTokenModel } from './api-token-model.js';

export interface NewApiToken extends Pick<ApiToken, 'user_id' | 'workspace_id' | 'name' | 'access' | 'last_four'> {
  /** SHA-256 in hex. */
  token_hash: string;
  /** Of the person, when it is made. */
  plan: string;
  expires_at: Date;
}

type Stored = ApiTokenDocument & { _id: Types.ObjectId };

/** Tokens of the API by their hashes. Only that person finds, lists and revokes theirs in a workspace. */
export function createApiTokensRepository(connection: Connection) {
  const tokens = apiTokenModel(connection);

  async function insert(token: NewApiToken, now: Date): Promise<ApiToken> {
    const created = await tokens.create({ ...token, _id: new Types.ObjectId(), created_at: now });
    return toApiToken(created.toObject());
  }

  /** Found by an index over hashes: how long that takes says nothing of a token. Null for an expired one. */
  async function findByHash(token_hash: string, now: Date): Promise<(ApiToken & { plan: string }) | null> {
    const found = await tokens.findOne({ token_hash, expires_at: { $gt: now } }).lean();
    return found && { ...toApiToken(found), plan: found.plan };
  }

  /** Newest first; there are few. */
  async function list(userId: UserId, workspaceId: OwnerId): Promise<ApiToken[]> {
    const whose = { user_id: userId, workspace_id: workspaceId };
    const found = await tokens.find(whose).sort({ created_at: -1, _id: -1 }).lean();
    return found.map(toApiToken);
  }

  /** In all workspaces, expired ones left out. */
  async function count(userId: UserId, now: Date): Promise<number> {
    return tokens.countDocuments({ user_id: userId, expires_at: { $gt: now } });
  }

  async function remove(userId: UserId, workspaceId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    if (!_id) return false;
    const { deletedCount } = await tokens.deleteOne({ _id, user_id: userId, workspace_id: workspaceId });
    return deletedCount > 0;
  }

  /** Notes a use, unless one was noted since `before`. */
  async function noteUse(id: string, now: Date, before: Date): Promise<void> {
    const unnoted = { $or: [{ last_used_at: null }, { last_used_at: { $lt: before } }] };
    await tokens.updateOne({ _id: objectId(id), ...unnoted }, { $set: { last_used_at: now } });
  }

  return { insert, findByHash, list, count, remove, noteUse };
}

export type ApiTokensRepository = ReturnType<typeof createApiTokensRepository>;

function toApiToken({ _id, user_id, workspace_id, name, access, last_four, ...times }: Stored): ApiToken {
  const { created_at, expires_at, last_used_at } = times;
  return {
    id: _id.toHexString(),
    user_id,
    workspace_id,
    name,
    access,
    last_four,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
