/** Who signed in at the provider, by its ID token (OpenID Connect Core 2). */
export interface ProviderIdentity {
  /** The same for the same account for good; never shown. */
  subject: string;
  email: string | null;
  /** What the person signs in with; at Microsoft it may differ from the address of the mailbox. */
  login: string | null;
}

export interface ProviderTokens {
  access_token: string;
  /** Null when the provider sent none: the one before it stays good (RFC 6749 section 6). */
  refresh_token: string | null;
  expires_in_s: number;
  /** Null when they are the requested ones (RFC 6749 section 5.1). */
  scopes: string[] | null;
  /** Null where no ID token was requested, or none came. */
  identity: ProviderIdentity | null;
}

/** One installation's conversation with one authorization server. */
export interface OAuthClient {
  exchange(
    given: { code: string; verifier: string; redirect_uri: string },
    signal: AbortSignal,
  ): Promise<ProviderTokens>;
  refresh(refreshToken: string, signal: AbortSignal): Promise<ProviderTokens>;
  /** False where the provider has no address for it. A token that it does not know counts as revoked (RFC 7009 2.2). */
  revoke(token: string, signal: AbortSignal): Promise<boolean>;
}
