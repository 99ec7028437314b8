import type { ConnectionFacts, MailSetting } from '../../../domain/notifications/mail-facts.js';
import { shownText } from '../../report/facts/shown-text.js';
import { linkIntoApp } from '../link-into-app.js';
import type { MailDocument } from '../mail-document.js';
import { writeNotificationFooter } from '../notification-footer.js';

const MAX_REASON_CHARS = 300;

/** A platform that no longer lets its data be read, until somebody connects it again. */
export function writeConnectionMail(facts: ConnectionFacts, setting: MailSetting): MailDocument {
  const { platform_name, error } = facts;
  return {
    subject: `Connect ${platform_name} again: its access has expired`,
    preview: 'No new data is read until somebody connects it again.',
    title: `${platform_name} needs to be connected again`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Linkwright can no longer read data from ${platform_name}. What was read before stays; nothing new is added until somebody connects it again.`,
      },
      ...(error === null
        ? []
        : [{ kind: 'facts' as const, rows: [{ name: 'Reason', value: shownText(error, MAX_REASON_CHARS) }] }]),
    ],
    action: { label: `Connect ${platform_name}`, url: linkIntoApp(setting, '/app/connections') },
    ...writeNotificationFooter('connection_expired', setting),
  };
}
