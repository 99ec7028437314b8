/** Tokens as the store keeps them: sealed, each for its place alone. */
export interface SealedTokens {
  access_token: string;
  /** Null where the provider gave none: then the user connects again when the access token ends. */
  refresh_token: string | null;
  /** ISO 8601; when the access token ends. */
  expires_at: string;
}

/** What a token is sealed for, apart from the record that it belongs to. */
export type TokenField = 'access_token' | 'refresh_token' | 'code_verifier' | 'code';

/** What a person has allowed, as it is refreshed. */
export interface OAuthGrant extends SealedTokens {
  /** Grows with each new grant and each refresh: what was read under another version is out of date. */
  version: number;
}

/** A refresh that one process has taken upon itself. */
export interface RefreshClaim {
  version: number;
  by: string;
}

export interface AccessToken {
  token: string;
  /** Of the grant that it was read from. */
  version: number;
}
