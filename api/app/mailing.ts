import { MAIL_PROVIDERS, type MailProvider } from '../../domain/outreach/sending/mail-provider.js';
import { warmUpLimit } from '../../domain/outreach/sending/warm-up.js';
import type { Store } from '../../store/index.js';
import { NO_SENDER_STATE } from '../../store/outreach/sending/sender-states.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { type DomainGateDeps, judgeSenderDomains } from '../outreach/sending/judge-sender-domains.js';
import { DMARC_DAYS, loadDmarcOverview } from '../outreach/sending/load-dmarc-overview.js';
import { presentSender } from '../outreach/sending/sender-presenter.js';
import { appPage } from './app-page.js';

export type MailingPageDeps = Pick<
  Store,
  | 'attempts'
  | 'campaigns'
  | 'dmarcReports'
  | 'emailTemplates'
  | 'mailboxes'
  | 'senders'
  | 'senderStates'
  | 'suppressions'
> &
  DomainGateDeps & { mailboxAccess: { oauth(provider: MailProvider): object | null } };

/** Providers that this installation has an OAuth client at. */
function connectable({ mailboxAccess }: MailingPageDeps): MailProvider[] {
  return MAIL_PROVIDERS.filter((provider) => mailboxAccess.oauth(provider) !== null);
}

const NOT_CHECKED = { state: 'not_checked' as const, reason: null, refused_from: null };
const RATED_MS = 30 * 86_400_000;
const NAMED_CAMPAIGNS = 200;

/** What all campaigns share: mailboxes, templates, and the suppression list. */
export function createMailingPages(
  deps: MailingPageDeps,
): HandlersOf<'showSenders' | 'showSender' | 'showSenderDmarc' | 'showTemplates' | 'showSuppressions'> {
  const { emailTemplates, mailboxes, senders, senderStates, suppressions } = deps;
  return {
    showSenders: appPage(async (viewer) => {
      const [own, states] = await Promise.all([senders.all(viewer.id), senderStates.findAll(viewer.id)]);
      const shown = own.map((sender) => presentSender(sender, states.get(sender.id) ?? NO_SENDER_STATE));
      // Without a mailbox of one's own, mail is sent from the installation's.
      const unmatched = own.length === 0 ? await mailboxes.unmatchedComplaints('') : null;
      return APP_PAGES.senders(viewer, { senders: shown, unmatched, providers: connectable(deps) });
    }),
    showSender: appPage(async (viewer, req) => {
      const sender = await senders.find(viewer.id, req.params.sender_id);
      if (!sender) return null;
      const now = new Date();
      const [state, rates, first, domains] = await Promise.all([
        senderStates.find(viewer.id, sender.id),
        deps.attempts.rates(viewer.id, sender.id, new Date(now.getTime() - RATED_MS)),
        deps.attempts.firstSentAt(viewer.id, sender.id),
        judgeSenderDomains(deps, viewer.id, [sender]),
      ]);
      const today = warmUpLimit(sender.daily_limit, first === null ? null : new Date(first), now);
      const warm_up_limit = sender.warm_up && today < sender.daily_limit ? today : null;
      return APP_PAGES.sender(viewer, {
        sender: presentSender(sender, state),
        domain: domains.get(sender.id) ?? NOT_CHECKED,
        warm_up_limit,
        rates,
        providers: connectable(deps),
      });
    }),
    showSenderDmarc: appPage(async (viewer, req) => {
      const sender = await senders.find(viewer.id, req.params.sender_id);
      if (!sender) return null;
      const overview = await loadDmarcOverview(deps, sender, DMARC_DAYS);
      return APP_PAGES.senderDmarc(viewer, { sender, overview });
    }),
    showTemplates: appPage(async (viewer, req) => {
      const { limit, cursor } = readListQuery(req);
      const [{ items, next_cursor }, campaigns] = await Promise.all([
        emailTemplates.list(viewer.id, limit, cursor),
        deps.campaigns.names(viewer.id, NAMED_CAMPAIGNS),
      ]);
      return APP_PAGES.templates(viewer, { templates: items, campaigns, next: nextPage(req, next_cursor) });
    }),
    showSuppressions: appPage(async (viewer, req) => {
      const { limit, cursor } = readListQuery(req);
      const { items, next_cursor } = await suppressions.list(viewer.id, limit, cursor);
      return APP_PAGES.suppressions(viewer, { suppressions: items, next: nextPage(req, next_cursor) });
    }),
  };
}
