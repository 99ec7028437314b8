import type { MailSetting } from '../../domain/notifications/mail-facts.js';

/** The address of a page of the app in the workspace that a mail is about, whichever one the reader's browser shows. */
export function linkIntoApp({ public_url, workspace }: MailSetting, path: string): string {
  return `${public_url}/app/open?${new URLSearchParams({ workspace: workspace.id, to: path }).toString()}`;
}
