import { createHash } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import type { Platform } from '../../../domain/search/connection.js';
import { tokenPlace } from '../../../domain/search/connection-grant.js';
import { type OAuthSettings, PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { Secrets } from '../../../platform/secrets.js';
import type { ConnectRequestsRepository } from '../../../store/search/connect-requests.js';
import { HttpError } from '../../http/http-error.js';

export interface StartConnectDeps {
  connectRequests: Pick<ConnectRequestsRepository, 'insert'>;
  /** Null where no key is set: tokens cannot be kept then. */
  secrets: Pick<Secrets, 'seal'> | null;
  /** Null where this installation has no client at the provider. */
  oauth(platform: Platform): OAuthSettings | null;
  publicUrl: string;
}

export interface StartConnect {
  user_id: OwnerId;
  /** The person who asks, who must be the one that comes back. */
  actor_id: string;
  platform: Platform;
  /** The plan of the user holds no search analysis. */
  without_search?: boolean;
  /** Id of the browser session that starts it; null when a program does. */
  session_id: string | null;
}

/** As long as a person takes to sign in, choose an account and read the consent page. */
export const CONNECT_LIFE_MS = 20 * 60_000;

/**
 * Prepares a way to the provider and back: state (RFC 6749 section 10.12) and PKCE (RFC 7636) are made here, and only a hash
 * of the one and the sealed other are kept. @returns the address to send the browser to
 * @throws HttpError 503 where this installation is not set up for it
 */
export async function startConnect(deps: StartConnectDeps, start: StartConnect, now: Date): Promise<string> {
  const { user_id, platform } = start;
  const settings = requireSettings(deps, platform);
  if (!deps.secrets)
    throw HttpError.unavailable('ENCRYPTION_KEYS is not set on this installation: no access can be kept', 60);
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
  const redirect_uri = callbackUrl(deps.publicUrl, platform);
  const request = {
    id: hashSecret(state),
    user_id,
    actor_id: start.actor_id === user_id ? null : start.actor_id,
    platform,
    ...(start.without_search && { without_search: true }),
    redirect_uri,
    session_hash: start.session_id === null ? null : hashSecret(start.session_id),
    verifier: deps.secrets.seal(verifier, tokenPlace(user_id, platform, 'code_verifier')),
  };
  await deps.connectRequests.insert(request, now, new Date(now.getTime() + CONNECT_LIFE_MS));
  const url = new URL(settings.authorize_url);
  const parameters = {
    ...settings.authorize_parameters,
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

/** @throws HttpError 503 that says what to set */
export function requireSettings(
  { oauth: settingsOf }: Pick<StartConnectDeps, 'oauth'>,
  platform: Platform,
): OAuthSettings {
  const settings = settingsOf(platform);
  if (settings) return settings;
  const { name, settings: needed } = PLATFORM_NAMES[platform];
  const detail = `${name} cannot be connected yet: the operator of this installation sets ${needed}, from an OAuth client of their own there`;
  throw HttpError.unavailable(detail, 3_600);
}

/** Must be registered at the provider, to the letter. */
export function callbackUrl(publicUrl: string, platform: Platform): string {
  return `${publicUrl.replace(/\/$/, '')}/api/integrations/${platform}/callback`;
}

export function hashSecret(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
