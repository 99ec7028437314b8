import { domainOfEmail } from '../../../../domain/outreach/addresses/email-address.js';
import { registrableName } from '../../../../domain/outreach/addresses/registrable-name.js';
import type { IncomingMessage } from '../../../../domain/outreach/replies/incoming-message.js';
import type { ReplyDeps } from '../reply-deps.js';
import type { MailboxScope } from './mailbox-scope.js';

/**
 * Keeps the figures of a DMARC report about a domain that a sender of the mailbox's owner has. What answers another mail is
 * no report, whatever is attached to it. Changes: adds the report, once.
 * @returns whether the message is a report and nothing else, so that it cannot be a reply
 */
export async function keepDmarcReport(
  { dmarcReports, now }: Pick<ReplyDeps, 'dmarcReports' | 'now'>,
  { owner, own }: Pick<MailboxScope, 'owner' | 'own'>,
  { dmarc, in_reply_to, references, message_key }: IncomingMessage,
): Promise<boolean> {
  if (dmarc === undefined || in_reply_to.length > 0 || references.length > 0) return false;
  const name = registrableName(dmarc.state === 'read' ? dmarc.report.domain : dmarc.domain);
  const isOwn = [...own].some((email) => registrableName(domainOfEmail(email)) === name);
  // An installation's mailbox belongs to no one who could look at its reports.
  if (isOwn && owner !== null) await dmarcReports.add(owner, dmarc, message_key, now());
  return dmarc.state === 'read' || isOwn;
}
