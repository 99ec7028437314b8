import { assertNever } from '../../domain/base/errors.js';
import type { MailFacts, MailSetting, WriteMail } from '../../domain/notifications/mail-facts.js';
import { writeAuditMail } from './content/write-audit-mail.js';
import { writeConnectionMail } from './content/write-connection-mail.js';
import { writeDigestMail } from './content/write-digest-mail.js';
import { writeInvitationMail } from './content/write-invitation-mail.js';
import { writeLinkLostMail } from './content/write-link-lost-mail.js';
import { writeSenderPausedMail } from './content/write-sender-paused-mail.js';
import type { MailDocument } from './mail-document.js';
import { renderMailHtml } from './render-mail-html.js';
import { writeMailText } from './write-mail-text.js';

/** A mail of the platform in both its forms. */
export const writeMail: WriteMail = (facts, setting) => {
  const document = writeDocument(facts, setting);
  return { subject: document.subject, html: renderMailHtml(document), text: writeMailText(document) };
};

function writeDocument(facts: MailFacts, setting: MailSetting): MailDocument {
  switch (facts.kind) {
    case 'audit_done':
    case 'new_critical_issue':
      return writeAuditMail(facts, setting);
    case 'connection_expired':
      return writeConnectionMail(facts, setting);
    case 'sender_paused':
      return writeSenderPausedMail(facts, setting);
    case 'link_lost':
      return writeLinkLostMail(facts, setting);
    case 'weekly_digest':
      return writeDigestMail(facts, setting);
    case 'invitation':
      return writeInvitationMail(facts, setting);
    default:
      return assertNever(facts);
  }
}
