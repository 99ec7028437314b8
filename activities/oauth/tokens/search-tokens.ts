import type { OAuthClient } from '../../../domain/oauth/oauth-client.js';
import type { TokenSeal } from '../../../domain/oauth/ports.js';
import { sealTokens } from '../../../domain/oauth/seal-tokens.js';
import type { AccessTokens } from '../../../domain/search/access-tokens.js';
import type { Platform } from '../../../domain/search/connection.js';
import { tokenPlace } from '../../../domain/search/connection-grant.js';
import { accessEnded, missingClient, notConnected } from '../../../domain/search/no-access.js';
import { PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import { createGrantTokens, type GrantSource, type GrantTokensDeps } from './grant-tokens.js';
import { openToken } from './open-token.js';

export interface SearchTokensDeps extends GrantTokensDeps {
  connections: ConnectionsRepository;
  secrets: TokenSeal;
  /** Null where this installation has no client at the provider. */
  oauth(platform: Platform): OAuthClient | null;
}

/** Tokens of the connections of users to search and analytics platforms. */
export function createSearchTokens(deps: SearchTokensDeps): AccessTokens {
  const tokens = createGrantTokens(deps);
  return {
    get: (userId, platform, signal) => tokens.get(sourceOf(deps, userId, platform), signal),
    renew: (userId, platform, refused, signal) => tokens.renew(sourceOf(deps, userId, platform), refused, signal),
  };
}

function sourceOf(deps: SearchTokensDeps, userId: OwnerId, platform: Platform): GrantSource {
  const { connections, secrets, now } = deps;
  const note = (error: string) => connections.noteSync(userId, platform, { at: now(), error });
  return {
    name: PLATFORM_NAMES[platform].name,
    async read() {
      const grant = await connections.grantOf(userId, platform);
      if (!grant) throw notConnected(platform);
      if (grant.status === 'expired') throw accessEnded(platform);
      return grant;
    },
    client() {
      const client = deps.oauth(platform);
      if (!client) throw missingClient(platform);
      return client;
    },
    seal: (given) => sealTokens(deps, (field) => tokenPlace(userId, platform, field), given),
    open: (field, sealed) => openToken(secrets, sealed, tokenPlace(userId, platform, field), note),
    claim: (claim) => connections.claimRefresh(userId, platform, claim, now()),
    save: (claim, sealed) => connections.saveRefresh(userId, platform, claim, sealed, now()),
    release: (claim) => connections.releaseRefresh(userId, platform, claim),
    end: async (error, version) =>
      (await connections.markExpired(userId, platform, error.message, version)) ? error : null,
    note: (error) => note(error.message),
  };
}
