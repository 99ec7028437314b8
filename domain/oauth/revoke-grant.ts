import type { ReportError } from '../base/report-error.js';
import type { OAuthClient } from './oauth-client.js';
import type { TokenSeal } from './ports.js';
import type { SealedTokens, TokenField } from './sealed-tokens.js';

export interface RevokeGrantDeps {
  secrets: TokenSeal;
  reportError: ReportError;
}

/**
 * Takes a grant back at its provider, with the refresh token where there is one: the access tokens end with it (RFC 7009
 * section 2.1). What is stored here is erased whatever comes of it, so a failure is reported and no more.
 * @param client null where this installation has none at the provider
 * @param what it gives access to, for the report
 * @returns false where the user can end the access at the provider's own page only
 * @throws when the work is canceled
 */
export async function revokeGrant(
  { secrets, reportError }: RevokeGrantDeps,
  client: OAuthClient | null,
  { access_token, refresh_token }: Pick<SealedTokens, 'access_token' | 'refresh_token'>,
  placeOf: (field: TokenField) => string,
  { what, signal }: { what: string; signal: AbortSignal },
): Promise<boolean> {
  if (!client) return false;
  const [sealed, field] =
    refresh_token === null ? ([access_token, 'access_token'] as const) : ([refresh_token, 'refresh_token'] as const);
  try {
    return await client.revoke(secrets.open(sealed, placeOf(field)), signal);
  } catch (error) {
    signal.throwIfAborted();
    reportError(error, `revoke access to ${what}`);
    return false;
  }
}
