import { revokeGrant } from '../../domain/oauth/revoke-grant.js';
import type { TokenField } from '../../domain/oauth/sealed-tokens.js';
import { tokenPlace } from '../../domain/search/connection-grant.js';
import { connectionEndKey } from '../../domain/search/ended-connection.js';
import type { DisconnectPlatformInput } from '../../domain/search/platform-inputs.js';
import type { SearchDataDeps } from './search-data-deps.js';

/**
 * Takes the grant back at the provider, and erases it here whatever the provider says: what is erased cannot be used.
 * Twice: there is nothing left to do. `revoked` false: the user can end the access at the provider's own page only.
 */
export async function disconnectPlatform(
  deps: SearchDataDeps,
  { user_id, platform }: DisconnectPlatformInput,
  signal: AbortSignal,
): Promise<{ found: boolean; revoked: boolean }> {
  const grant = await deps.connections.grantOf(user_id, platform);
  // Who is at the provider's page just now comes back in vain.
  await deps.connectRequests.removeAll(user_id, platform);
  if (!grant) return { found: false, revoked: false };
  const placeOf = (field: TokenField) => tokenPlace(user_id, platform, field);
  const revoked = await revokeGrant(deps, deps.oauth(platform), grant, placeOf, { what: 'search data', signal });
  await deps.connections.remove(user_id, platform);
  // What was collected through it is labeled with that, where it is kept.
  await deps.artifacts.put(user_id, connectionEndKey(platform), { ended_at: deps.now().toISOString() });
  return { found: true, revoked };
}
