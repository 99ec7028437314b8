import { createHash } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import type { ConnectTarget } from '../../domain/oauth/connect-target.js';
import type { OAuthSettings } from '../../domain/oauth/oauth-settings.js';
import { tokenPlace } from '../../domain/search/connection-grant.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Secrets } from '../../platform/secrets.js';
import type { ConnectRequestsRepository } from '../../store/search/connect-requests.js';
import { HttpError } from '../http/http-error.js';

export interface PrepareConnectDeps {
  connectRequests: Pick<ConnectRequestsRepository, 'insert'>;
  /** Null where no key is set: tokens cannot be kept then. */
  secrets: Pick<Secrets, 'seal'> | null;
  publicUrl: string;
}

/** The client of this installation at a provider, and where its answers come in. */
export interface ConnectPlace {
  target: ConnectTarget;
  settings: OAuthSettings;
  /** Must be registered at the provider, to the letter, behind the public URL. */
  callback_path: string;
}

export interface ConnectStart {
  user_id: OwnerId;
  /** The person who asks, who must be the one that comes back. */
  actor_id: string;
  /** Id of the browser session that starts it; null when a program does. */
  session_id: string | null;
  sender_id?: string;
  /** The plan of the user holds no search analysis. */
  without_search?: boolean;
  /** The account to choose at the provider (OpenID Connect Core 3.1.2.1). */
  login_hint?: string;
}

/** As long as a person takes to sign in, choose an account and read the consent page. */
export const CONNECT_LIFE_MS = 20 * 60_000;

/**
 * Prepares a way to a provider and back: state (RFC 6749 section 10.12) and PKCE (RFC 7636) are made here, and only a hash
 * of the one and the sealed other are kept. @returns the address to send the browser to
 * @throws HttpError 503 where no key is set
 */
export async function prepareConnect(
  deps: PrepareConnectDeps,
  { target, settings, callback_path }: ConnectPlace,
  start: ConnectStart,
  now: Date,
): Promise<string> {
  const { user_id, login_hint, sender_id } = start;
  if (!deps.secrets)
    throw HttpError.unavailable('ENCRYPTION_KEYS is not set on this installation: no access can be kept', 60);
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
  const redirect_uri = callbackUrl(deps.publicUrl, callback_path);
  const request = {
    id: hashSecret(state),
    user_id,
    actor_id: start.actor_id === user_id ? null : start.actor_id,
    platform: target,
    ...(sender_id !== undefined && { sender_id }),
    ...(start.without_search && { without_search: true }),
    redirect_uri,
    session_hash: start.session_id === null ? null : hashSecret(start.session_id),
    verifier: deps.secrets.seal(verifier, tokenPlace(user_id, target, 'code_verifier')),
  };
  await deps.connectRequests.insert(request, now, new Date(now.getTime() + CONNECT_LIFE_MS));
  const url = new URL(settings.authorize_url);
  const parameters = {
    ...settings.authorize_parameters,
    ...(login_hint !== undefined && { login_hint }),
    response_type: 'code',
    client_id: settings.client_id,
    redirect_uri,
    scope: settings.scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

export function callbackUrl(publicUrl: string, path: string): string {
  return `${publicUrl.replace(/\/$/, '')}${path}`;
}

export function hashSecret(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
