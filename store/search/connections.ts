import type { Connection as Database } from 'mongoose';
import type { RefreshClaim, SealedTokens } from '../../domain/oauth/sealed-tokens.js';
import type { Connection, NamedProperty, Platform } from '../../domain/search/connection.js';
import { PLATFORMS } from '../../domain/search/connection.js';
import type { ConnectionGrant } from '../../domain/search/connection-grant.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { ALIVE, createRefreshClaims } from '../oauth/refresh-claims.js';
import { type PlatformConnectionDocument, platformConnectionModel } from './platform-connection-model.js';

/** How a conversation with the provider ended. */
export interface SyncNote {
  /** What the account may read, once it was requested. */
  properties?: string[];
  /** Those of them that the account is an owner or full user of. */
  owned_properties?: string[];
  property_names?: NamedProperty[];
  at: Date;
  /** Null when all went well; otherwise the reason in plain words, while the grant still exists. */
  error: string | null;
}

export type ConnectionPlace = Pick<Connection, 'user_id' | 'platform'>;

/** Access to the platforms of users. Tokens are sealed by the caller; this store cannot read them. */
export function createConnectionsRepository(database: Database) {
  const connections = platformConnectionModel(database);

  async function find(userId: OwnerId, platform: Platform): Promise<Connection | null> {
    const found = await connections.findOne({ user_id: userId, platform }).lean();
    return found && toConnection(found);
  }

  /** In the order of PLATFORMS. */
  async function all(userId: OwnerId): Promise<Connection[]> {
    // Past mongoose: every read of the dashboard asks.
    const found = await connections.collection.find<PlatformConnectionDocument>({ user_id: userId }).toArray();
    return found.map(toConnection).sort((one, other) => rank(one) - rank(other));
  }

  /** A new grant takes the place of the one before, whatever became of that. */
  async function connect(
    { user_id, platform }: ConnectionPlace,
    {
      scopes,
      created_by = null,
      without_search = false,
      ...tokens
    }: SealedTokens & Partial<Pick<Connection, 'created_by' | 'without_search'>> & { scopes: string[] },
    now: Date,
  ): Promise<void> {
    const change = {
      ...tokens,
      scopes,
      expires_at: new Date(tokens.expires_at),
      status: 'connected' as const,
      error: null,
      properties: [],
      owned_properties: [],
      property_names: [],
      listed_at: null,
      last_sync_at: null,
      without_search,
      created_by,
      connected_at: now,
      refreshed_at: now,
      updated_at: now,
      refresh_by: null,
      refresh_until: null,
    };
    const replace = { $set: change, $inc: { version: 1 } };
    if (await connections.findOneAndUpdate({ user_id, platform }, replace).lean()) return;
    try {
      await connections.create({ user_id, platform, ...change, version: 1 });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await connections.updateOne({ user_id, platform }, replace);
    }
  }

  async function grantOf(userId: OwnerId, platform: Platform): Promise<ConnectionGrant | null> {
    const found = await connections.findOne({ user_id: userId, platform }).lean();
    if (!found) return null;
    const { status, scopes, access_token, refresh_token, expires_at, version } = found;
    return {
      user_id: found.user_id,
      platform: found.platform,
      status,
      scopes,
      access_token,
      version,
      refresh_token: refresh_token ?? null,
      expires_at: expires_at.toISOString(),
    };
  }

  const refreshes = createRefreshClaims(connections);
  const claimRefresh = (
    user_id: OwnerId,
    platform: Platform,
    claim: RefreshClaim & { until: Date },
    now: Date,
  ): Promise<boolean> => refreshes.claimRefresh({ user_id, platform }, claim, now);
  const saveRefresh = (
    user_id: OwnerId,
    platform: Platform,
    claim: RefreshClaim,
    tokens: SealedTokens,
    now: Date,
  ): Promise<boolean> => refreshes.saveRefresh({ user_id, platform }, claim, tokens, now);
  const releaseRefresh = (user_id: OwnerId, platform: Platform, claim: RefreshClaim): Promise<void> =>
    refreshes.releaseRefresh({ user_id, platform }, claim);

  /** An expired grant stays expired: only connecting again mends it. */
  async function noteSync(userId: OwnerId, platform: Platform, note: SyncNote): Promise<void> {
    const { properties, owned_properties, property_names, at, error } = note;
    const known = {
      ...(properties === undefined ? {} : { properties, listed_at: at }),
      ...(owned_properties === undefined ? {} : { owned_properties }),
      ...(property_names === undefined ? {} : { property_names }),
    };
    const outcome =
      error === null
        ? { status: 'connected' as const, error: null, last_sync_at: at }
        : { status: 'error' as const, error };
    const alive = { user_id: userId, platform, status: { $in: ALIVE } };
    await connections.updateOne(alive, { $set: { ...known, ...outcome, updated_at: at } });
  }

  /** A property that the provider refused: the account has lost it. */
  async function removeProperty(userId: string, platform: Platform, property: string): Promise<void> {
    const lists = { properties: property, owned_properties: property };
    await connections.updateOne({ user_id: userId, platform }, { $pull: lists, $set: { updated_at: new Date() } });
  }

  /** With `version` only as long as that is the present one: a grant given meanwhile must not be called expired. */
  async function markExpired(userId: OwnerId, platform: Platform, error: string, version?: number): Promise<boolean> {
    const grant = version === undefined ? { user_id: userId, platform } : { user_id: userId, platform, version };
    const change = { status: 'expired' as const, error, refresh_by: null, refresh_until: null, updated_at: new Date() };
    return (await connections.findOneAndUpdate(grant, { $set: change }).lean()) !== null;
  }

  async function remove(userId: OwnerId, platform: Platform): Promise<boolean> {
    return (await connections.findOneAndDelete({ user_id: userId, platform }).lean()) !== null;
  }

  return {
    find,
    all,
    connect,
    grantOf,
    claimRefresh,
    saveRefresh,
    releaseRefresh,
    noteSync,
    removeProperty,
    markExpired,
    remove,
  };
}

export type ConnectionsRepository = ReturnType<typeof createConnectionsRepository>;

function rank({ platform }: ConnectionPlace): number {
  return PLATFORMS.indexOf(platform);
}

function toConnection(found: PlatformConnectionDocument): Connection {
  const { user_id, platform, status, scopes, properties, listed_at, connected_at, last_sync_at, error } = found;
  const names = readNames(found.property_names);
  return {
    user_id,
    platform,
    status,
    scopes,
    properties,
    error: error ?? null,
    ...((found.owned_properties ?? []).length > 0 && { owned_properties: found.owned_properties }),
    ...(found.refresh_token == null && { ends_at: found.expires_at.toISOString() }),
    ...(names.length > 0 && { property_names: names }),
    listed_at: listed_at?.toISOString() ?? null,
    ...(found.without_search && { without_search: true }),
    created_by: found.created_by ?? null,
    connected_at: connected_at.toISOString(),
    last_sync_at: last_sync_at?.toISOString() ?? null,
  };
}

function readNames(stored: unknown): NamedProperty[] {
  return Array.isArray(stored) ? stored.filter(isNamedProperty) : [];
}

function isNamedProperty(stored: unknown): stored is NamedProperty {
  return typeof stored === 'object' && stored !== null && 'property' in stored && 'name' in stored;
}
