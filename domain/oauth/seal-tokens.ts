import { DomainError } from '../base/errors.js';
import type { ProviderTokens } from './oauth-client.js';
import type { TokenSeal } from './ports.js';
import type { SealedTokens, TokenField } from './sealed-tokens.js';

/**
 * Tokens as the store keeps them, each bound to its record and field.
 * @param placeOf what the token of a field is bound to (AAD)
 * @throws DomainError where no key is set
 */
export function sealTokens(
  { secrets, now }: { secrets: TokenSeal; now(): Date },
  placeOf: (field: TokenField) => string,
  tokens: ProviderTokens,
): SealedTokens {
  const { keyId } = secrets;
  if (keyId === null) {
    throw new DomainError('provider_missing', 'ENCRYPTION_KEYS is not set on this installation: no access can be kept');
  }
  const { access_token, refresh_token, expires_in_s } = tokens;
  return {
    access_token: secrets.seal(access_token, placeOf('access_token')),
    refresh_token: refresh_token && secrets.seal(refresh_token, placeOf('refresh_token')),
    expires_at: new Date(now().getTime() + expires_in_s * 1000).toISOString(),
  };
}
