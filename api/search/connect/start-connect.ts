import type { OAuthSettings } from '../../../domain/oauth/oauth-settings.js';
import type { Platform } from '../../../domain/search/connection.js';
import { PLATFORM_NAMES } from '../../../domain/search/oauth-settings.js';
import { type ConnectStart, type PrepareConnectDeps, prepareConnect } from '../../connect/prepare-connect.js';
import { HttpError } from '../../http/http-error.js';

export type StartConnectDeps = PrepareConnectDeps & {
  /** Null where this installation has no client at the provider. */
  oauth(platform: Platform): OAuthSettings | null;
};

export type StartConnect = Omit<ConnectStart, 'sender_id' | 'login_hint'> & { platform: Platform };

/**
 * Prepares the way to the provider of a platform and back. @returns the address to send the browser to
 * @throws HttpError 503 where this installation is not set up for it
 */
export async function startConnect(
  deps: StartConnectDeps,
  { platform, ...start }: StartConnect,
  now: Date,
): Promise<string> {
  const settings = requireSettings(deps, platform);
  return prepareConnect(deps, { target: platform, settings, callback_path: callbackPath(platform) }, start, now);
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

export function callbackPath(platform: Platform): string {
  return `/api/integrations/${platform}/callback`;
}
