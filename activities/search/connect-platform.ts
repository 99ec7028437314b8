import { DomainError } from '../../domain/base/errors.js';
import { sealTokens } from '../../domain/oauth/seal-tokens.js';
import { takeCode } from '../../domain/oauth/take-code.js';
import { type GivenAccess, tokenPlace } from '../../domain/search/connection-grant.js';
import { missingClient } from '../../domain/search/no-access.js';
import { PLATFORM_NAMES } from '../../domain/search/oauth-settings.js';
import type { ConnectPlatformInput } from '../../domain/search/platform-inputs.js';
import type { SearchDataDeps } from './search-data-deps.js';

/**
 * Exchanges the code of who came back from the provider, and keeps what it gave. Not to be repeated: the code is taken
 * away first, and is good for one use only. @throws DomainError with a message for the user
 */
export async function connectPlatform(
  deps: SearchDataDeps,
  { user_id, platform, request_id }: ConnectPlatformInput,
  signal: AbortSignal,
): Promise<{ connected: true; access: GivenAccess }> {
  const { connections } = deps;
  const { name } = PLATFORM_NAMES[platform];
  const client = deps.oauth(platform);
  if (!client) throw missingClient(platform);
  const { request, taken } = await takeCode(deps, { user_id, target: platform, request_id });
  const tokens = await client.exchange(taken, signal).catch((error: unknown) => {
    throw refused(error, name);
  });
  const asked = deps.scopeOf(platform);
  const scopes = tokens.scopes ?? [asked];
  if (!scopes.includes(asked)) {
    // The user must learn that reading was not allowed; the token expires on its own.
    await client.revoke(tokens.access_token, signal).catch(() => false);
    throw new DomainError('policy_blocked', `Reading ${name} was not allowed; connect again and leave it ticked`);
  }
  const sealed = sealTokens(deps, (field) => tokenPlace(user_id, platform, field), tokens);
  const { refresh_token, access } = await lastingPart(deps, { user_id, platform }, sealed.refresh_token);
  await connections.connect(
    { user_id, platform },
    {
      ...sealed,
      refresh_token,
      scopes,
      without_search: request.without_search ?? false,
      created_by: request.actor_id ?? user_id,
    },
    deps.now(),
  );
  return { connected: true, access };
}

/**
 * A response without a refresh token ends nothing: the previous one stays valid (RFC 6749 section 6), unless the
 * provider has ended it.
 */
async function lastingPart(
  { connections }: SearchDataDeps,
  { user_id, platform }: Pick<ConnectPlatformInput, 'user_id' | 'platform'>,
  given: string | null,
): Promise<{ refresh_token: string | null; access: GivenAccess }> {
  if (given !== null) return { refresh_token: given, access: 'lasting' };
  const before = await connections.grantOf(user_id, platform);
  const kept = before && before.status !== 'expired' ? before.refresh_token : null;
  return { refresh_token: kept, access: kept === null ? 'short' : 'kept' };
}

/** A code that is not taken is no grant that has ended. */
function refused(error: unknown, name: string): unknown {
  const isCode = error instanceof DomainError && error.code === 'connection_expired';
  return isCode ? new DomainError('conflict', `${name} did not accept the response; connect again`) : error;
}
