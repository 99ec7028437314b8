import { parseUrl } from '../../base/url/parse-url.js';
import type { MailServer } from './sender.js';

export const SMTP_PORTS = { plain: 587, secure: 465 } as const;
export const IMAP_PORTS = { plain: 143, secure: 993 } as const;

/**
 * The mail server that a URL names, such as `smtps://user:password@mail.example.com:465`; null for what is no URL. The
 * password is not part of it. @param secureScheme with its colon: that of TLS from the first byte
 */
export function parseMailServerUrl(
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
