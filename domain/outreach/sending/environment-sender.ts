import { parseUrl } from '../../base/url/parse-url.js';
import { emailInOneForm } from '../addresses/email-address.js';
import {
  DEFAULT_SENDING_WINDOW,
  ENVIRONMENT_SENDER_ID,
  type MailServer,
  SENDER_DEFAULTS,
  type Sender,
} from './sender.js';

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
  const smtp = readServer(settings.SMTP_URL, 'smtps:', { plain: 587, secure: 465 });
  const imap = readServer(settings.IMAP_URL, 'imaps:', { plain: 143, secure: 993 });
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

function readServer(
  text: string | undefined,
  secureScheme: string,
  ports: { plain: number; secure: number },
): MailServer | null {
  const url = parseUrl(text);
  if (!url) return null;
  const secure = url.protocol === secureScheme;
  const port = url.port === '' ? ports[secure ? 'secure' : 'plain'] : Number(url.port);
  return { host: url.hostname, port, secure, username: url.username === '' ? null : decodeURIComponent(url.username) };
}
