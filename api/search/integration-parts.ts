import type { Platform } from '../../domain/search/connection.js';
import { oauthSettings } from '../../domain/search/oauth-settings.js';
import type { Config } from '../../platform/config.js';

/** What the handlers of integrations take beside the store: the OAuth client of this installation at each provider. */
export function wireIntegrations(config: Config) {
  return { integrations: { oauth: (platform: Platform) => oauthSettings(config, platform) } };
}
