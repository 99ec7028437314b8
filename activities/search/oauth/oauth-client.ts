import * as oauth from 'oauth4webapi';
import { DomainError } from '../../../domain/base/errors.js';
import { parseUrl } from '../../../domain/base/url/parse-url.js';
import type { OAuthSettings } from '../../../domain/search/oauth-settings.js';
import type { ProviderFetch } from '../ports.js';

export interface ProviderTokens {
  access_token: string;
  /** Null when the provider sent none: the one before it stays good (RFC 6749 section 6). */
  refresh_token: string | null;
  expires_in_s: number;
  /** Null when they are the requested ones (RFC 6749 section 5.1). */
  scopes: string[] | null;
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

const MAX_BYTES = 65_536;
const TIMEOUT_MS = 15_000;
/** RFC 6749 recommends to say it; those that do not mean an hour. */
const DEFAULT_LIFE_S = 3_600;
const LONGEST_LIFE_S = 86_400;
const MAX_TOKEN_CHARS = 8_192;

/**
 * Every failure is a DomainError that repeats nothing that was sent or received: `connection_expired` when the grant is
 * gone, `provider_missing` when our client is rejected, `dependency_unavailable` for anything temporary.
 */
export function createOAuthClient(settings: OAuthSettings, name: string, fetch: ProviderFetch): OAuthClient {
  const server: oauth.AuthorizationServer = {
    issuer: settings.issuer,
    token_endpoint: settings.token_url,
    ...(settings.revoke_url === null ? {} : { revocation_endpoint: settings.revoke_url }),
  };
  const client: oauth.Client = { client_id: settings.client_id };
  const secret = oauth.ClientSecretPost(settings.client_secret);
  const options = (signal: AbortSignal) => ({
    signal,
    [oauth.customFetch]: throughGuard(fetch),
    [oauth.allowInsecureRequests]: isLoopback(settings.token_url),
  });

  async function orFail<Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      throw toDomainError(error, name);
    }
  }

  return {
    exchange: ({ code, verifier, redirect_uri }, signal) =>
      orFail(signal, async () => {
        // The rest of what came back was judged when it came.
        const answer = oauth.validateAuthResponse(server, client, new URLSearchParams({ code }), oauth.expectNoState);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          secret,
          answer,
          redirect_uri,
          verifier,
          options(signal),
        );
        return readTokens(await oauth.processAuthorizationCodeResponse(server, client, response));
      }),
    refresh: (refreshToken, signal) =>
      orFail(signal, async () => {
        const response = await oauth.refreshTokenGrantRequest(server, client, secret, refreshToken, options(signal));
        return readTokens(await oauth.processRefreshTokenResponse(server, client, response));
      }),
    async revoke(token, signal) {
      if (settings.revoke_url === null) return false;
      return orFail(signal, async () => {
        const response = await oauth.revocationRequest(server, client, secret, token, options(signal));
        // Google calls a token that is gone already an invalid one, with 400.
        if (response.status !== 400) await oauth.processRevocationResponse(response);
        return true;
      });
    },
  };
}

/** oauth4webapi uses fetch; its requests are small. */
function throughGuard(fetch: ProviderFetch) {
  return (url: string, asked: oauth.CustomFetchOptions<string, URLSearchParams>): Promise<Response> =>
    fetch(url, {
      method: asked.method,
      headers: asked.headers,
      body: String(asked.body),
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      ...(asked.signal ? { signal: asked.signal } : {}),
    });
}

function isLoopback(url: string): boolean {
  return ['127.0.0.1', '[::1]', 'localhost'].includes(parseUrl(url)?.hostname ?? '');
}

function readTokens(answer: oauth.TokenEndpointResponse): ProviderTokens {
  const { access_token, refresh_token = null, expires_in = DEFAULT_LIFE_S, scope } = answer;
  if ([access_token, refresh_token ?? ''].some((token) => token.length > MAX_TOKEN_CHARS))
    throw new Error('A token without measure');
  return {
    access_token,
    refresh_token,
    expires_in_s: Math.min(expires_in, LONGEST_LIFE_S),
    scopes: scope === undefined ? null : scope.split(' ').filter((one) => one !== ''),
  };
}

/** The causes of these errors contain responses and tokens, and are dropped. */
function toDomainError(error: unknown, name: string): DomainError {
  const code = error instanceof oauth.ResponseBodyError ? error.error : null;
  if (code === 'invalid_grant') {
    return new DomainError('connection_expired', `${name} has ended the access that was given; connect again`);
  }
  if (code === 'invalid_client' || code === 'unauthorized_client' || isChallenge(error)) {
    return new DomainError('provider_missing', `${name} does not accept the OAuth client of this installation`);
  }
  const status = error instanceof oauth.ResponseBodyError ? error.status : null;
  const mayPass = status === null || status === 429 || status >= 500;
  const detail = status === null ? 'returned no usable response' : `returns status ${status}`;
  return new DomainError('dependency_unavailable', `The sign-in service of ${name} ${detail}`, mayPass);
}

function isChallenge(error: unknown): boolean {
  return error instanceof oauth.WWWAuthenticateChallengeError;
}
