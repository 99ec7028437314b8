import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { presentSender } from '../outreach/sending/sender-presenter.js';
import { appPage } from './app-page.js';

export type MailingPageDeps = Pick<Store, 'emailTemplates' | 'mailboxes' | 'senders' | 'senderStates' | 'suppressions'>;

/** What all campaigns share: mailboxes, templates, and the suppression list. */
export function createMailingPages(
  deps: MailingPageDeps,
): HandlersOf<'showSenders' | 'showTemplates' | 'showSuppressions'> {
  const { emailTemplates, mailboxes, senders, senderStates, suppressions } = deps;
  return {
    showSenders: appPage(async (viewer) => {
      const [own, states] = await Promise.all([senders.all(viewer.id), senderStates.findAll(viewer.id)]);
      const shown = own.map((sender) =>
        presentSender(sender, states.get(sender.id) ?? { waiting: null, reading: null, sent_copies: null }),
      );
      // Without a mailbox of one's own, mail is sent from the installation's.
      const unmatched = own.length === 0 ? await mailboxes.unmatchedComplaints('') : null;
      return APP_PAGES.senders(viewer, { senders: shown, unmatched });
    }),
    showTemplates: appPage(async (viewer, req) => {
      const { limit, cursor } = readListQuery(req);
      const { items, next_cursor } = await emailTemplates.list(viewer.id, limit, cursor);
      return APP_PAGES.templates(viewer, { templates: items, next: nextPage(req, next_cursor) });
    }),
    showSuppressions: appPage(async (viewer, req) => {
      const { limit, cursor } = readListQuery(req);
      const { items, next_cursor } = await suppressions.list(viewer.id, limit, cursor);
      return APP_PAGES.suppressions(viewer, { suppressions: items, next: nextPage(req, next_cursor) });
    }),
  };
}
