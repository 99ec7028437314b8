import type { OAuthSettings } from '../../oauth/oauth-settings.js';
import type { MailProvider } from './mail-provider.js';
import { IMAP_PORTS, parseMailServerUrl, SMTP_PORTS } from './parse-mail-server-url.js';
import type { MailServer } from './sender.js';

/** By their names in the environment. */
export interface MailOAuthEnvironment {
  GOOGLE_MAIL_CLIENT_ID?: string | undefined;
  GOOGLE_MAIL_CLIENT_SECRET?: string | undefined;
  GOOGLE_MAIL_ISSUER: string;
  GOOGLE_MAIL_AUTHORIZE_URL: string;
  GOOGLE_MAIL_TOKEN_URL: string;
  GOOGLE_MAIL_REVOKE_URL: string;
  GOOGLE_MAIL_SCOPE: string;
  GOOGLE_MAIL_SMTP_URL: string;
  GOOGLE_MAIL_IMAP_URL: string;
  MICROSOFT_MAIL_CLIENT_ID?: string | undefined;
  MICROSOFT_MAIL_CLIENT_SECRET?: string | undefined;
  MICROSOFT_MAIL_ISSUER: string;
  MICROSOFT_MAIL_AUTHORIZE_URL: string;
  MICROSOFT_MAIL_TOKEN_URL: string;
  MICROSOFT_MAIL_REVOKE_URL?: string | undefined;
  MICROSOFT_MAIL_SCOPE: string;
  MICROSOFT_MAIL_SMTP_URL: string;
  MICROSOFT_MAIL_IMAP_URL: string;
}

export interface MailOAuthSettings extends OAuthSettings {
  /** Where tokens of this provider go, and nowhere else; without a user name. */
  smtp: MailServer;
  imap: MailServer;
}

/**
 * The OAuth client of this installation for mailboxes at a provider; null when it has none. Google gives a refresh token
 * for `offline` only, and after the first time for `consent` only; Microsoft for the scope `offline_access`.
 */
export function mailOAuthSettings(env: MailOAuthEnvironment, provider: MailProvider): MailOAuthSettings | null {
  const isGoogle = provider === 'google';
  const client_id = isGoogle ? env.GOOGLE_MAIL_CLIENT_ID : env.MICROSOFT_MAIL_CLIENT_ID;
  const client_secret = isGoogle ? env.GOOGLE_MAIL_CLIENT_SECRET : env.MICROSOFT_MAIL_CLIENT_SECRET;
  const smtp = parseMailServerUrl(
    isGoogle ? env.GOOGLE_MAIL_SMTP_URL : env.MICROSOFT_MAIL_SMTP_URL,
    'smtps:',
    SMTP_PORTS,
  );
  const imap = parseMailServerUrl(
    isGoogle ? env.GOOGLE_MAIL_IMAP_URL : env.MICROSOFT_MAIL_IMAP_URL,
    'imaps:',
    IMAP_PORTS,
  );
  if (client_id === undefined || client_secret === undefined || !smtp || !imap) return null;
  return {
    client_id,
    client_secret,
    issuer: isGoogle ? env.GOOGLE_MAIL_ISSUER : env.MICROSOFT_MAIL_ISSUER,
    authorize_url: isGoogle ? env.GOOGLE_MAIL_AUTHORIZE_URL : env.MICROSOFT_MAIL_AUTHORIZE_URL,
    token_url: isGoogle ? env.GOOGLE_MAIL_TOKEN_URL : env.MICROSOFT_MAIL_TOKEN_URL,
    revoke_url: (isGoogle ? env.GOOGLE_MAIL_REVOKE_URL : env.MICROSOFT_MAIL_REVOKE_URL) ?? null,
    scope: isGoogle ? env.GOOGLE_MAIL_SCOPE : env.MICROSOFT_MAIL_SCOPE,
    authorize_parameters: isGoogle
      ? { access_type: 'offline', prompt: 'consent' }
      : { response_mode: 'query', prompt: 'select_account' },
    smtp,
    imap,
  };
}

/** Scopes that say who signs in and for how long; providers leave them out of what they list as granted, or rename them. */
const ABOUT_SIGN_IN: ReadonlySet<string> = new Set(['openid', 'email', 'profile', 'offline_access']);

/** Those of the requested scopes that mail cannot do without and that were not granted: users can leave out single ones. */
export function missingScopes(requested: string, granted: readonly string[] | null): string[] {
  if (granted === null) return [];
  const given = new Set(granted.map((scope) => scope.toLowerCase()));
  return requested
    .split(' ')
    .filter((scope) => scope !== '' && !ABOUT_SIGN_IN.has(scope) && !given.has(scope.toLowerCase()));
}
