import type { MailSetting } from '../../domain/notifications/mail-facts.js';
import type { NotificationKind } from '../../domain/notifications/notification-kind.js';
import { shownText } from '../report/facts/shown-text.js';
import { linkIntoApp } from './link-into-app.js';
import type { MailDocument } from './mail-document.js';

/** Each kind as the settings page names it. */
export const NOTIFICATION_TITLES: Readonly<Record<NotificationKind, string>> = {
  audit_done: 'Audit completed',
  new_critical_issue: 'New critical issue',
  connection_expired: 'Connection expired',
  sender_paused: 'Mailbox paused',
  link_lost: 'Placed link lost',
  weekly_digest: 'Weekly digest',
};

const MAX_NAME_CHARS = 80;

/** Why a person gets this mail, and the two ways to get fewer. */
export function writeNotificationFooter(
  kind: NotificationKind,
  setting: MailSetting,
): Pick<MailDocument, 'because' | 'footer_links'> {
  const { workspace, unsubscribe_url } = setting;
  const where =
    workspace.name === null ? 'your workspace' : `the workspace ${shownText(workspace.name, MAX_NAME_CHARS)}`;
  return {
    because: `You get this email because “${NOTIFICATION_TITLES[kind]}” is on for ${where} in Linkwright.`,
    footer_links: [
      { label: 'Change notifications', url: linkIntoApp(setting, '/app/notifications') },
      ...(unsubscribe_url === null ? [] : [{ label: 'Unsubscribe', url: unsubscribe_url }]),
    ],
  };
}
