import type { MailSetting, SenderPausedFacts } from '../../../domain/notifications/mail-facts.js';
import { shownText } from '../../report/facts/shown-text.js';
import { linkIntoApp } from '../link-into-app.js';
import type { MailDocument } from '../mail-document.js';
import { writeNotificationFooter } from '../notification-footer.js';

const MAX_ADDRESS_CHARS = 100;
const MAX_REASON_CHARS = 300;

/** A mailbox whose scheduled mail waits until somebody has looked at the reason. */
export function writeSenderPausedMail(
  { email, detail, ...facts }: SenderPausedFacts,
  setting: MailSetting,
): MailDocument {
  const mailbox = shownText(email, MAX_ADDRESS_CHARS);
  return {
    subject: `Mailbox ${mailbox} is paused`,
    preview: shownText(detail, MAX_REASON_CHARS),
    title: `Mailbox ${mailbox} is paused`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Linkwright paused this mailbox to protect its reputation. Its scheduled mail and follow-ups wait; replies are still read.',
      },
      { kind: 'facts', rows: [{ name: 'Reason', value: shownText(detail, MAX_REASON_CHARS) }] },
      { kind: 'paragraph', text: 'Fix the cause, then resume the mailbox.' },
    ],
    action: { label: 'View mailbox', url: linkIntoApp(setting, `/app/senders/${facts.sender_id}`) },
    ...writeNotificationFooter('sender_paused', setting),
  };
}
