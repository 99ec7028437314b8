import { DomainError, isDomainError } from '../../../domain/base/errors.js';
import type { Platform } from '../../../domain/search/connection.js';
import { type ConnectionGrant, type TokenField, tokenPlace } from '../../../domain/search/connection-grant.js';
import { accessEnded, notConnected } from '../../../domain/search/no-access.js';
import { PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import type { Pause, TokenSeal } from '../ports.js';
import type { OAuthClient } from './oauth-client.js';
import { sealTokens } from './seal-tokens.js';

export interface AccessToken {
  token: string;
  /** Of the grant that it was read from. */
  version: number;
}

export interface AccessTokens {
  /** A token that holds for some minutes yet. @throws DomainError not_connected, connection_expired, … */
  get(userId: OwnerId, platform: Platform, signal: AbortSignal): Promise<AccessToken>;
  /** Another one than that, which the provider has refused. @throws as get */
  renew(userId: OwnerId, platform: Platform, refused: AccessToken, signal: AbortSignal): Promise<AccessToken>;
}

export interface AccessTokensDeps {
  connections: ConnectionsRepository;
  secrets: TokenSeal;
  /** Null where this installation has no client at the provider. */
  oauth(platform: Platform): OAuthClient | null;
  now(): Date;
  pause: Pause;
  randomWord(): string;
}

/** Long enough for the longest request to end with the token that it began with. */
const REFRESH_AHEAD_MS = 5 * 60_000;
/** Twice the timeout of a refresh: after that, the process that claimed it has died. */
const CLAIM_MS = 30_000;
const SPARE_MS = 30_000;
const LOOK_MS = 200;
const SAVE_TRIES = 5;
const PATIENCE_MS = 60_000;

/**
 * Tokens of users, refreshed before they end. Of all processes one requests the provider; the others wait for the
 * result in the store, since a refresh token may be valid for one use only.
 */
export function createAccessTokens(deps: AccessTokensDeps): AccessTokens {
  async function fresh(userId: OwnerId, platform: Platform, isGood: IsGood, signal: AbortSignal): Promise<AccessToken> {
    const endMs = deps.now().getTime() + PATIENCE_MS;
    for (;;) {
      const grant = await liveGrant(deps, userId, platform);
      if (isGood(grant)) return readToken(deps, grant);
      const refreshed = await refresh(deps, grant);
      if (refreshed) return refreshed;
      if (deps.now().getTime() > endMs) throw busy(platform);
      await deps.pause(LOOK_MS, signal);
    }
  }
  const lasts = ({ expires_at }: ConnectionGrant) => Date.parse(expires_at) - deps.now().getTime() > REFRESH_AHEAD_MS;
  return {
    get: (userId, platform, signal) =>
      fresh(userId, platform, lasts, signal).catch((error: unknown) => spareToken(deps, userId, platform, error)),
    renew: (userId, platform, refused, signal) =>
      fresh(userId, platform, (grant) => grant.version > refused.version && lasts(grant), signal),
  };
}

type IsGood = (grant: ConnectionGrant) => boolean;

async function liveGrant(deps: AccessTokensDeps, userId: OwnerId, platform: Platform): Promise<ConnectionGrant> {
  const grant = await deps.connections.grantOf(userId, platform);
  if (!grant) throw notConnected(platform);
  if (grant.status === 'expired') throw accessEnded(platform);
  return grant;
}

/** While the provider is unavailable, a token that is still valid is used. */
async function spareToken(
  deps: AccessTokensDeps,
  userId: OwnerId,
  platform: Platform,
  error: unknown,
): Promise<AccessToken> {
  if (!isDomainError(error) || error.code !== 'dependency_unavailable' || !error.retryable) throw error;
  const grant = await liveGrant(deps, userId, platform);
  if (Date.parse(grant.expires_at) - deps.now().getTime() < SPARE_MS) throw error;
  return readToken(deps, grant);
}

/** Null when another process is refreshing it. New tokens are stored before they are used. */
async function refresh(deps: AccessTokensDeps, grant: ConnectionGrant): Promise<AccessToken | null> {
  const { user_id, platform, version } = grant;
  const client = deps.oauth(platform);
  if (!client) throw missingClient(platform);
  if (grant.refresh_token === null) {
    await deps.connections.markExpired(
      user_id,
      platform,
      'Access has ended and cannot be renewed; connect again',
      version,
    );
    throw accessEnded(platform);
  }
  const refreshToken = await readSecret(deps, grant, 'refresh_token', grant.refresh_token);
  const claim = { version, by: deps.randomWord() };
  const until = new Date(deps.now().getTime() + CLAIM_MS);
  if (!(await deps.connections.claimRefresh(user_id, platform, { ...claim, until }, deps.now()))) return null;
  try {
    // Must not be aborted: a token that was rotated but not stored would be lost. It has its own timeout.
    const tokens = await client.refresh(refreshToken, new AbortController().signal);
    const kept = { ...tokens, refresh_token: tokens.refresh_token ?? refreshToken };
    const sealed = sealTokens(deps, { user_id, platform }, kept);
    const save = () => deps.connections.saveRefresh(user_id, platform, claim, sealed, deps.now());
    if (!(await untilSaved(deps, save))) return null;
    return { token: tokens.access_token, version: version + 1 };
  } catch (error) {
    return await endRefresh(deps, grant, claim, error);
  }
}

/** A database that is away for a moment must not cost a rotated token. */
async function untilSaved({ pause }: AccessTokensDeps, save: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      return await save();
    } catch (error) {
      if (tries === SAVE_TRIES) throw error;
      await pause(tries * 500, new AbortController().signal);
    }
  }
}

/** Only the provider itself ends a grant; an outage does not affect it, or a token that is still valid. */
async function endRefresh(
  deps: AccessTokensDeps,
  grant: ConnectionGrant,
  claim: { version: number; by: string },
  error: unknown,
): Promise<never> {
  const { user_id, platform, version } = grant;
  if (isDomainError(error) && error.code === 'connection_expired') {
    await deps.connections.markExpired(user_id, platform, error.message, version);
    throw error;
  }
  await deps.connections.releaseRefresh(user_id, platform, claim);
  if (isDomainError(error)) {
    await deps.connections.noteSync(user_id, platform, { at: deps.now(), error: error.message });
  }
  throw error;
}

async function readToken(deps: AccessTokensDeps, grant: ConnectionGrant): Promise<AccessToken> {
  return { token: await readSecret(deps, grant, 'access_token', grant.access_token), version: grant.version };
}

/** A lost key is reported to the user, who may connect again, and to the operator, who may restore it. */
async function readSecret(
  deps: AccessTokensDeps,
  { user_id, platform }: ConnectionGrant,
  field: TokenField,
  sealed: string,
): Promise<string> {
  try {
    return deps.secrets.open(sealed, tokenPlace(user_id, platform, field));
  } catch (error) {
    const isLost = error instanceof Error && error.name === 'LostKeyError';
    const reason = isLost
      ? 'The key that this access is encrypted with is not among ENCRYPTION_KEYS: put it back, or connect again'
      : 'What is stored of this access cannot be read: connect again';
    await deps.connections.noteSync(user_id, platform, { at: deps.now(), error: reason });
    throw new DomainError('dependency_unavailable', reason);
  }
}

export function missingClient(platform: Platform): DomainError {
  const { name, settings } = PLATFORM_NAMES[platform];
  return new DomainError('provider_missing', `${name} cannot be queried: ${settings} are not set on this installation`);
}

function busy(platform: Platform): DomainError {
  return new DomainError('dependency_unavailable', `Access to ${PLATFORM_NAMES[platform].name} is being renewed`, true);
}
