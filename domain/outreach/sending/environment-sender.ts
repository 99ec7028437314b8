import { emailInOneForm } from '../addresses/email-address.js';
import { IMAP_PORTS, parseMailServerUrl, SMTP_PORTS } from './parse-mail-server-url.js';
import { DEFAULT_SENDING_WINDOW, ENVIRONMENT_SENDER_ID, SENDER_DEFAULTS, type Sender } from './sender.js';

/** The settings that describe it, by their names in the environment. */
export interface EnvironmentSenderSettings {
  SMTP_URL?: string | undefined;
  IMAP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  MAIL_SENDER_NAME?: string | undefined;
  MAIL_ORGANIZATION?: string | undefined;
  MAIL_POSTAL_ADDRESS?: string | undefined;
  OUTREACH_MIN_INTERVAL_SECONDS: number;
  /** Office hours of the recipient, or any time. */
  OUTREACH_SENDING_WINDOW: 'office' | 'always';
  OUTREACH_SAVE_SENT_COPIES: boolean;
}

/** It has existed since the installation: there is no record of when. */
const SINCE = '1970-01-01T00:00:00.000Z';

/**
 * The sender of users who have added none, as the environment describes it. Null when it names no server or no address.
 * Passwords are not part of it.
 */
export function environmentSender(settings: EnvironmentSenderSettings): Sender | null {
  const smtp = parseMailServerUrl(settings.SMTP_URL, 'smtps:', SMTP_PORTS);
  const imap = parseMailServerUrl(settings.IMAP_URL, 'imaps:', IMAP_PORTS);
  if (!smtp || !settings.MAIL_FROM) return null;
  return {
    id: ENVIRONMENT_SENDER_ID,
    user_id: '',
    email: emailInOneForm(settings.MAIL_FROM),
    name: settings.MAIL_SENDER_NAME ?? '',
    organization: settings.MAIL_ORGANIZATION ?? '',
    postal_address: settings.MAIL_POSTAL_ADDRESS ?? '',
    smtp,
    imap: imap && { ...imap, mailbox: 'INBOX' },
    ...SENDER_DEFAULTS,
    min_interval_seconds: settings.OUTREACH_MIN_INTERVAL_SECONDS,
    warm_up: false,
    sending_window: settings.OUTREACH_SENDING_WINDOW === 'always' ? null : DEFAULT_SENDING_WINDOW,
    save_sent_copies: settings.OUTREACH_SAVE_SENT_COPIES,
    is_default: true,
    paused: null,
    created_at: SINCE,
    updated_at: SINCE,
  };
}
