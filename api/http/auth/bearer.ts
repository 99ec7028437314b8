import type { IncomingMessage } from 'node:http';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { HttpError } from '../http-error.js';
import type { User } from '../requests/request-context.js';
import type { IdentityProvider } from './identity-provider.js';
import { KeysUnavailableError } from './signing-keys.js';
import { type PlanSource, toUser } from './user-claims.js';
import type { VerifiedTokens } from './verified-tokens.js';

/** Asymmetric only: with HS256 our public keys would be the secret. */
export const TOKEN_ALGORITHMS = ['RS256', 'ES256'];
export const CLOCK_TOLERANCE_SECONDS = 60;

/**
 * RFC 9068 access tokens say `at+jwt`; many issuers say `JWT` or nothing. Others (logout+jwt, dpop+jwt) don't count.
 */
const ACCESS_TOKEN_TYPES = new Set(['at+jwt', 'application/at+jwt']);
const GENERIC_TYPES = new Set(['jwt', '']);
/** Claims of ID tokens (OpenID Connect Core 2 and 3.3.2.11) and of logout tokens; no access token has them. */
const FOREIGN_CLAIMS = ['nonce', 'at_hash', 'c_hash', 's_hash', 'events'];

/** RFC 6750 2.1 with RFC 9110's case-insensitive scheme. */
const CREDENTIALS = /^bearer +([\w.~+/-]+=*)$/i;

export interface BearerDeps {
  provider: IdentityProvider;
  audience: string;
  plan: PlanSource;
  groupsClaim?: string;
  verified: VerifiedTokens;
}

/**
 * Who the Authorization header speaks for.
 * @throws HttpError 401 for any token that isn't a present access token of our issuer for us; 503 when the issuer's
 * keys can't be had.
 */
export async function verifyBearer(req: IncomingMessage, deps: BearerDeps): Promise<User> {
  const { provider, audience, plan, groupsClaim, verified } = deps;
  const token = readToken(req);
  const known = verified.find(token);
  const claims = known ?? (await verifyAccessToken(token, provider, audience));
  if (!known) verified.remember(token, claims);
  const user = toUser(claims, plan, groupsClaim);
  if (!user) throw refused();
  return user;
}

function readToken(req: IncomingMessage): string {
  const headers = req.headersDistinct['authorization'] ?? [];
  const token = headers.length === 1 ? CREDENTIALS.exec(headers[0] ?? '')?.[1] : undefined;
  if (token === undefined) throw refused();
  return token;
}

async function verifyAccessToken(token: string, provider: IdentityProvider, audience: string): Promise<JWTPayload> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, provider.signingKey, {
      issuer: provider.issuer,
      audience,
      algorithms: TOKEN_ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp'],
    });
    if (!isAccessToken(protectedHeader.typ, payload) || isFromFuture(payload)) throw refused();
    return payload;
  } catch (failure) {
    if (failure instanceof KeysUnavailableError) throw HttpError.unavailable('The identity provider is not reachable');
    if (failure instanceof errors.JOSEError) throw refused();
    throw failure;
  }
}

function isAccessToken(type: unknown, payload: JWTPayload): boolean {
  const name = typeof type === 'string' ? type.toLowerCase() : '';
  if (ACCESS_TOKEN_TYPES.has(name)) return true;
  return GENERIC_TYPES.has(name) && !FOREIGN_CLAIMS.some((claim) => claim in payload);
}

function isFromFuture({ iat }: JWTPayload): boolean {
  return iat !== undefined && (typeof iat !== 'number' || iat > Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS);
}

function refused(): HttpError {
  return HttpError.unauthorized('Invalid or expired token');
}
