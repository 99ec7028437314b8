import { parseUrl } from '../../../domain/base/url/parse-url.js';
import type { LinkLostFacts, MailSetting } from '../../../domain/notifications/mail-facts.js';
import { shownText } from '../../report/facts/shown-text.js';
import { linkIntoApp } from '../link-into-app.js';
import type { MailDocument } from '../mail-document.js';
import { writeNotificationFooter } from '../notification-footer.js';

const MAX_HOST_CHARS = 100;
const MAX_URL_CHARS = 300;

/** A placed link that two checks did not find, or that search engines are kept from following. */
export function writeLinkLostMail(
  { link_id, page_url, target_url, what }: LinkLostFacts,
  setting: MailSetting,
): MailDocument {
  const host = shownText(parseUrl(page_url)?.hostname ?? page_url, MAX_HOST_CHARS);
  return {
    subject: `${what}: ${host}`,
    preview: showUrl(page_url),
    title: `${what}: ${host}`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Two checks of the page agree. Open the link to see what they found, and a draft that asks for it back.',
      },
      {
        kind: 'facts',
        rows: [
          { name: 'Page', value: showUrl(page_url) },
          { name: 'Target', value: showUrl(target_url) },
        ],
      },
    ],
    action: { label: 'View placed link', url: linkIntoApp(setting, `/app/links/${link_id}`) },
    ...writeNotificationFooter('link_lost', setting),
  };
}

/** Without its scheme: mail programs would make a link of it, and the mail has one already. */
function showUrl(url: string): string {
  return shownText(url.replace(/^https?:\/\//, ''), MAX_URL_CHARS);
}
