import type { Request, Response } from 'express';
import type { OpenIdClient } from './openid-strategy.js';
import type { ProviderMetadata } from './provider-metadata.js';

/** The page that says so and starts nothing itself. */
export const SIGNED_OUT_PATH = '/app/signed-out';

/** Servers reject URLs that are much longer; without the token the provider asks the user. */
const MAX_HINT_CHARS = 4_096;
/** No session at a provider lasts longer than this without a sign-in. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** OpenID Connect RP-Initiated Logout 1.0, section 2. Null when the provider has no such endpoint. */
export function signOutUrl(metadata: ProviderMetadata, client: OpenIdClient, idToken?: string): string | null {
  if (metadata.end_session_endpoint === undefined) return null;
  const url = new URL(metadata.end_session_endpoint);
  url.searchParams.set('client_id', client.clientId);
  url.searchParams.set('post_logout_redirect_uri', client.signedOutUrl);
  if (idToken !== undefined && idToken.length <= MAX_HINT_CHARS) url.searchParams.set('id_token_hint', idToken);
  return url.href;
}

function cookieOf(production: boolean) {
  const name = production ? '__Host-linkwright-signed-out' : 'linkwright-signed-out';
  return { name, options: { path: '/', httpOnly: true, sameSite: 'lax', secure: production } as const };
}

/**
 * A user who signed out may leave the browser to another person while the provider still has their session: the next
 * sign-in must ask. This is remembered in the browser, since its session here is gone.
 */
export function rememberSignOut(res: Response, production: boolean): void {
  const { name, options } = cookieOf(production);
  res.cookie(name, '1', { ...options, maxAge: REMEMBERED_MS });
}

export function forgetSignOut(res: Response, production: boolean): void {
  const { name, options } = cookieOf(production);
  res.clearCookie(name, options);
}

export function hasSignedOut(req: Request, production: boolean): boolean {
  const { name } = cookieOf(production);
  const cookies = (req.headers['cookie'] ?? '').split(';');
  return cookies.some((cookie) => cookie.trim() === `${name}=1`);
}
