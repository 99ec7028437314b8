import type { ComposedMail, TransmitOutcome } from '../../../domain/outreach/sending/mail-ports.js';
import type { SmtpSession } from './smtp-session.js';

/**
 * RFC 6531 3.1: a mail with non-ASCII letters in an address must only go to a server that offers SMTPUTF8 in its
 * response to EHLO; 3.5 forbids trying anyway. Null when it may be sent. Nothing is sent to the server.
 */
export function refuseWithoutSmtpUtf8(
  { connection }: Pick<SmtpSession, 'connection'>,
  { needs_smtputf8 = false }: Pick<ComposedMail, 'needs_smtputf8'>,
): TransmitOutcome | null {
  if (!needs_smtputf8 || offered(connection).includes('SMTPUTF8')) return null;
  return {
    result: 'refused',
    permanent: true,
    phase: 'mail',
    code: null,
    authentication: false,
    response: 'The mail server does not accept addresses with non-ASCII characters (it does not offer SMTPUTF8)',
  };
}

/** What the server has offered, as nodemailer keeps it; nothing when it does not. */
function offered(connection: object): readonly string[] {
  const found: unknown = Reflect.get(connection, '_supportedExtensions');
  return Array.isArray(found) ? found.map((name) => String(name).toUpperCase()) : [];
}
