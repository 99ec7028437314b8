import { mailOAuthSettings } from '../../../domain/outreach/sending/mail-oauth-settings.js';
import type { MailProvider } from '../../../domain/outreach/sending/mail-provider.js';
import type { Config } from '../../../platform/config.js';

/** The OAuth client of this installation for mailboxes at each provider. */
export function wireMailboxClients(config: Config) {
  return { mailboxAccess: { oauth: (provider: MailProvider) => mailOAuthSettings(config, provider) } };
}
