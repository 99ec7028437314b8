import { parseMailServerUrl, SMTP_PORTS } from '../outreach/sending/parse-mail-server-url.js';
import type { MailServer } from '../outreach/sending/sender.js';

/** The settings that describe it, by their names in the environment. */
export interface NotificationServerSettings {
  NOTIFICATION_SMTP_URL?: string | undefined;
  NOTIFICATION_FROM?: string | undefined;
}

export interface NotificationServer {
  smtp: MailServer;
  /** The address that mails of the platform come from. */
  from: string;
}

/** The mail server of the platform itself, as its operator set it; null where a setting is missing, so that no mail is sent. */
export function findNotificationServer(settings: NotificationServerSettings): NotificationServer | null {
  const smtp = parseMailServerUrl(settings.NOTIFICATION_SMTP_URL, 'smtps:', SMTP_PORTS);
  return smtp && settings.NOTIFICATION_FROM ? { smtp, from: settings.NOTIFICATION_FROM } : null;
}
