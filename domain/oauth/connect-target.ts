import { MAIL_PROVIDERS, type MailProvider } from '../outreach/sending/mail-provider.js';
import { PLATFORMS, type Platform } from '../search/connection.js';

/** What a person gives access to at a provider's page: search data, or the mailbox of a sender. */
export type ConnectTarget = Platform | MailProvider;

export const CONNECT_TARGETS = [...PLATFORMS, ...MAIL_PROVIDERS] as const;
