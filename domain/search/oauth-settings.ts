import type { OAuthSettings } from '../oauth/oauth-settings.js';
import type { Platform } from './connection.js';

/** By their names in the environment. */
export interface OAuthEnvironment {
  GOOGLE_OAUTH_CLIENT_ID?: string | undefined;
  GOOGLE_OAUTH_CLIENT_SECRET?: string | undefined;
  GOOGLE_OAUTH_ISSUER: string;
  GOOGLE_OAUTH_AUTHORIZE_URL: string;
  GOOGLE_OAUTH_TOKEN_URL: string;
  GOOGLE_OAUTH_REVOKE_URL: string;
  BING_OAUTH_CLIENT_ID?: string | undefined;
  BING_OAUTH_CLIENT_SECRET?: string | undefined;
  BING_OAUTH_ISSUER: string;
  BING_OAUTH_AUTHORIZE_URL: string;
  BING_OAUTH_TOKEN_URL: string;
  BING_OAUTH_REVOKE_URL?: string | undefined;
}

/** The least that reads the data at Google; at Bing the scope of its own guide (Accessing Bing Webmaster APIs using OAuth 2.0). */
export const SCOPES: Record<Platform, string> = {
  searchconsole: 'https://www.googleapis.com/auth/webmasters.readonly',
  analytics: 'https://www.googleapis.com/auth/analytics.readonly',
  altengine: 'webmaster.manage',
};

/** Google gives a refresh token for `offline` only, and after the first time for `consent` only. */
const GOOGLE_PARAMETERS = { access_type: 'offline', prompt: 'consent' };

/** Null when this installation has no client at the provider. */
export function oauthSettings(env: OAuthEnvironment, platform: Platform): OAuthSettings | null {
  const isBing = platform === 'altengine';
  const client_id = isBing ? env.BING_OAUTH_CLIENT_ID : env.GOOGLE_OAUTH_CLIENT_ID;
  const client_secret = isBing ? env.BING_OAUTH_CLIENT_SECRET : env.GOOGLE_OAUTH_CLIENT_SECRET;
  if (client_id === undefined || client_secret === undefined) return null;
  return {
    client_id,
    client_secret,
    scope: SCOPES[platform],
    issuer: isBing ? env.BING_OAUTH_ISSUER : env.GOOGLE_OAUTH_ISSUER,
    authorize_url: isBing ? env.BING_OAUTH_AUTHORIZE_URL : env.GOOGLE_OAUTH_AUTHORIZE_URL,
    token_url: isBing ? env.BING_OAUTH_TOKEN_URL : env.GOOGLE_OAUTH_TOKEN_URL,
    revoke_url: (isBing ? env.BING_OAUTH_REVOKE_URL : env.GOOGLE_OAUTH_REVOKE_URL) ?? null,
    authorize_parameters: isBing ? {} : GOOGLE_PARAMETERS,
  };
}

/** The names under which people know the platforms, and the settings that name our client there. */
export const PLATFORM_NAMES: Record<Platform, { name: string; settings: string; access_page: string }> = {
  searchconsole: {
    name: 'Google Search Console',
    settings: 'GOOGLE_OAUTH_CLIENT_ID and GOOGLE_OAUTH_CLIENT_SECRET',
    access_page: 'https://myaccount.google.com/connections',
  },
  analytics: {
    name: 'Google Analytics',
    settings: 'GOOGLE_OAUTH_CLIENT_ID and GOOGLE_OAUTH_CLIENT_SECRET',
    access_page: 'https://myaccount.google.com/connections',
  },
  altengine: {
    name: 'Bing Webmaster Tools',
    settings: 'BING_OAUTH_CLIENT_ID and BING_OAUTH_CLIENT_SECRET',
    access_page: 'https://www.bing.com/webmasters',
  },
};
