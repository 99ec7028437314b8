import { DomainError } from '../../../domain/base/errors.js';
import type { Connection } from '../../../domain/search/connection.js';
import { type SealedTokens, tokenPlace } from '../../../domain/search/connection-grant.js';
import type { TokenSeal } from '../ports.js';
import type { ProviderTokens } from './oauth-client.js';

/** Tokens as the store keeps them, each bound to its user, platform and field. @throws DomainError where no key is set */
export function sealTokens(
  { secrets, now }: { secrets: TokenSeal; now(): Date },
  { user_id, platform }: Pick<Connection, 'user_id' | 'platform'>,
  tokens: ProviderTokens,
): SealedTokens {
  const { keyId } = secrets;
  if (keyId === null) {
    throw new DomainError('provider_missing', 'ENCRYPTION_KEYS is not set on this installation: no access can be kept');
  }
  const { access_token, refresh_token, expires_in_s } = tokens;
  return {
    access_token: secrets.seal(access_token, tokenPlace(user_id, platform, 'access_token')),
    refresh_token: refresh_token && secrets.seal(refresh_token, tokenPlace(user_id, platform, 'refresh_token')),
    expires_at: new Date(now().getTime() + expires_in_s * 1000).toISOString(),
  };
}
