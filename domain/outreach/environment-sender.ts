import { parseUrl } from '../seo/url/parse-url.js';
import type { SenderLogin } from './mail-ports.js';
import { ENVIRONMENT_SENDER_ID, type MailServer, SENDER_DEFAULTS, type Sender } from './sender.js';

/** As the settings of the same names give them; absent ones are undefined. */
export interface EnvironmentMail {
  SMTP_URL?: string | undefined;
  IMAP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  MAIL_SENDER_NAME?: string | undefined;
  MAIL_ORGANIZATION?: string | undefined;
  MAIL_POSTAL_ADDRESS?: string | undefined;
  OUTREACH_MIN_INTERVAL_SECONDS: number;
}

export interface EnvironmentSender {
  sender: Sender;
  login: SenderLogin;
}

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465, 'imap:': 143, 'imaps:': 993 };
/** It was there before every record. */
const BEGINNING = '1970-01-01T00:00:00.000Z';

/**
 * The sender that the environment describes, for users who have added none. What is missing of its identity stays empty,
 * and the policy says so. @returns null without a server and an address
 */
export function environmentSender(settings: EnvironmentMail): EnvironmentSender | null {
  const { SMTP_URL, IMAP_URL, MAIL_FROM, MAIL_SENDER_NAME, MAIL_ORGANIZATION, MAIL_POSTAL_ADDRESS } = settings;
  const smtp = readServer(SMTP_URL);
  if (!smtp || MAIL_FROM === undefined) return null;
  const imap = readServer(IMAP_URL);
  const sender: Sender = {
    ...{ id: ENVIRONMENT_SENDER_ID, user_id: '', email: MAIL_FROM },
    name: MAIL_SENDER_NAME ?? '',
    organization: MAIL_ORGANIZATION ?? '',
    postal_address: MAIL_POSTAL_ADDRESS ?? '',
    smtp: smtp.server,
    imap: imap && { ...imap.server, mailbox: 'INBOX' },
    daily_limit: SENDER_DEFAULTS.daily_limit,
    hourly_limit: SENDER_DEFAULTS.hourly_limit,
    min_interval_seconds: settings.OUTREACH_MIN_INTERVAL_SECONDS,
    ...{ sending_window: null, is_default: true, paused: null, created_at: BEGINNING, updated_at: BEGINNING },
  };
  const login = {
    smtp: { ...smtp.server, password: smtp.password },
    imap: imap && { ...imap.server, password: imap.password, mailbox: 'INBOX' },
  };
  return { sender, login };
}

/** `smtp(s)://user:password@host:port`: with s, TLS from the first byte. */
function readServer(address: string | undefined): { server: MailServer; password: string | null } | null {
  const url = address === undefined ? null : parseUrl(address);
  if (!url || url.hostname === '') return null;
  const { protocol, hostname, port, username, password } = url;
  return {
    server: {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (PORTS[protocol] ?? 25) : Number(port),
      secure: protocol.endsWith('s:'),
      username: username === '' ? null : decodeURIComponent(username),
    },
    password: password === '' ? null : decodeURIComponent(password),
  };
}
