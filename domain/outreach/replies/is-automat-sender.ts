import type { IncomingMessage } from './incoming-message.js';

const AUTOMATS =
  /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|post[-_.]?master|mdaemon|mail[-_.]?(?:administrator|system)|mailadmin|bounces?|microsoftexchange[0-9a-f]{20,40})(?:[-+=.].*)?$/;

/** A mail server's own address, or the empty envelope sender that RFC 5321 (4.5.5) wants of notifications. */
export function isAutomatSender(message: Pick<IncomingMessage, 'from' | 'return_path'>): boolean {
  const local = (message.from?.email ?? '').split('@')[0] ?? '';
  const named = message.from?.email === '' ? message.from.name.toLowerCase() : local;
  return AUTOMATS.test(named.slice(0, 200)) || (message.return_path ?? '').startsWith('mailer-daemon');
}
