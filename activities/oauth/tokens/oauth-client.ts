import * as oauth from 'oauth4webapi';
import { DomainError } from '../../../domain/base/errors.js';
import { parseUrl } from '../../../domain/base/url/parse-url.js';
import type { OAuthClient, ProviderIdentity, ProviderTokens } from '../../../domain/oauth/oauth-client.js';
import type { OAuthSettings } from '../../../domain/oauth/oauth-settings.js';
import type { ProviderFetch } from '../../../domain/oauth/ports.js';
import { ENDED_ERRORS, LOOP_NUMBER, TokenRefusalError } from '../../../domain/oauth/token-refusal.js';

const MAX_BYTES = 65_536;
const TIMEOUT_MS = 15_000;
/** RFC 6749 recommends to say it; those that do not mean an hour. */
const DEFAULT_LIFE_S = 3_600;
const LONGEST_LIFE_S = 86_400;
const MAX_TOKEN_CHARS = 8_192;
const MAX_CLAIM_CHARS = 320;
/** Stands for the tenant in the issuer of Microsoft's endpoints for several tenants. */
const TENANT = '{tenantid}';

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
        return readTokens(
          await oauth.processAuthorizationCodeResponse(await issuedBy(server, response), client, response),
        );
      }),
    refresh: (refreshToken, signal) =>
      orFail(signal, async () => {
        const response = await oauth.refreshTokenGrantRequest(server, client, secret, refreshToken, options(signal));
        return readTokens(await oauth.processRefreshTokenResponse(await issuedBy(server, response), client, response));
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
    identity: readIdentity(answer),
  };
}

/** Its claims were checked with the response; it came from the token endpoint itself (OpenID Connect Core 3.1.3.7). */
function readIdentity(answer: oauth.TokenEndpointResponse): ProviderIdentity | null {
  const claims = oauth.getValidatedIdTokenClaims(answer);
  if (!claims) return null;
  const text = (name: string): string | null => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, MAX_CLAIM_CHARS) : null;
  };
  // Microsoft: `sub` is another one for each client; tenant and object stay (ID token claims reference).
  const [tenant, object] = [text('tid'), text('oid')];
  const subject = tenant && object ? `${tenant} ${object}` : claims.sub;
  return { subject: `${claims.iss} ${subject}`, email: text('email'), login: text('preferred_username') };
}

/**
 * The server under the issuer of the tenant that its ID token names, where issuers are by tenant; all claims are
 * checked by the caller.
 */
async function issuedBy(server: oauth.AuthorizationServer, response: Response): Promise<oauth.AuthorizationServer> {
  if (!server.issuer.includes(TENANT) || !response.ok) return server;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const token = typeof body === 'object' && body !== null && 'id_token' in body ? body.id_token : null;
  const tenant = typeof token === 'string' ? readTenant(token) : null;
  return tenant === null ? server : { ...server, issuer: server.issuer.replace(TENANT, tenant) };
}

function readTenant(token: string): string | null {
  const [, payload = ''] = token.split('.');
  return /"tid"\s*:\s*"([0-9a-f-]{36})"/i.exec(Buffer.from(payload, 'base64url').toString('utf8'))?.[1] ?? null;
}

/** The causes of these errors contain responses and tokens, and are dropped; of a response its error and number stay. */
function toDomainError(error: unknown, name: string): DomainError {
  const refusal =
    error instanceof oauth.ResponseBodyError
      ? { error: error.error, number: readNumber(error.error_description) }
      : null;
  const fail = (code: DomainError['code'], message: string, retryable = false): DomainError =>
    refusal ? new TokenRefusalError(code, message, retryable, refusal) : new DomainError(code, message, retryable);
  if (refusal?.number === LOOP_NUMBER)
    return fail('dependency_unavailable', `${name} limits how often access is renewed`, true);
  if (refusal && ENDED_ERRORS.has(refusal.error))
    return fail('connection_expired', `${name} has ended the access that was given; connect again`);
  if (refusal?.error === 'invalid_client' || refusal?.error === 'unauthorized_client' || isChallenge(error))
    return fail('provider_missing', `${name} does not accept the OAuth client of this installation`);
  const status = error instanceof oauth.ResponseBodyError ? error.status : null;
  const mayPass = status === null || status === 429 || status >= 500 || refusal?.error === 'temporarily_unavailable';
  const detail = status === null ? 'returned no usable response' : `returns status ${status}`;
  return fail('dependency_unavailable', `The sign-in service of ${name} ${detail}`, mayPass);
}

/** Microsoft puts the number of the cause at the beginning of its description. */
function readNumber(description: string | undefined): string | null {
  return /\bAADSTS\d{4,8}\b/.exec(description ?? '')?.[0] ?? null;
}

function isChallenge(error: unknown): boolean {
  return error instanceof oauth.WWWAuthenticateChallengeError;
}
