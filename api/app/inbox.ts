import { listMessages } from '../../domain/outreach/inbox/list-messages.js';
import type { Store } from '../../store/index.js';
import type { InboxPart } from '../../store/outreach/inbox/inbox-threads.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { type LoadThreadDeps, loadThread } from '../outreach/inbox/load-thread.js';
import { presentAnswering } from '../outreach/inbox/present-thread.js';
import { readInboxFilter } from '../outreach/inbox/read-inbox-filter.js';
import { listAssignees } from '../sites/issues/list-assignees.js';
import { appPage } from './app-page.js';
import { mayViewer } from './may-viewer.js';

export interface InboxPageDeps extends LoadThreadDeps {
  inboxThreads: Pick<Store['inboxThreads'], 'find' | 'list' | 'countUpTo' | 'listLabels'>;
  campaigns: Pick<Store['campaigns'], 'find' | 'names'>;
  memberships: Pick<Store['memberships'], 'listOfWorkspace'>;
}

/** More of them are shown as "more than". */
const COUNTED = 99;
const NAMED_CAMPAIGNS = 200;

/** The inbox, and one thread of it. */
export function createInboxPages(deps: InboxPageDeps): HandlersOf<'showInbox' | 'showInboxThread'> {
  const { inboxThreads } = deps;
  return {
    showInbox: appPage(async (viewer, req) => {
      const now = new Date();
      const { query } = req;
      const filter = readInboxFilter(query, viewer.user_id);
      const count = (part: InboxPart) => inboxThreads.countUpTo(viewer.id, { part }, now, COUNTED + 1);
      const [page, open, waiting, snoozed, campaigns, labels, assignees] = await Promise.all([
        inboxThreads.list(viewer.id, filter, now, readListQuery(req)),
        count('open'),
        count('waiting'),
        count('snoozed'),
        deps.campaigns.names(viewer.id, NAMED_CAMPAIGNS),
        inboxThreads.listLabels(viewer.id),
        listAssignees(deps, req),
      ]);
      return APP_PAGES.inbox(viewer, {
        threads: page.items,
        choice: {
          show: filter.part,
          campaign_id: filter.campaign_id ?? null,
          classification: filter.classification ?? null,
          unread: filter.is_unread ?? null,
          assignee: query.assignee || null,
          label: filter.label ?? null,
          q: filter.q ?? null,
        },
        counts: { open, waiting, snoozed, most: COUNTED },
        campaigns,
        assignees,
        labels,
        viewerId: viewer.user_id,
        canEdit: mayViewer(req, 'edit_outreach'),
        now: now.toISOString(),
        next: nextPage(req, page.next_cursor),
      });
    }),
    showInboxThread: appPage(async (viewer, req) => {
      const loaded = await loadThread(deps, viewer.id, req.params.thread_id);
      if (!loaded) return null;
      const { thread, lead, mails, replies, answer } = loaded;
      const [campaign, assignees] = await Promise.all([
        thread.campaign_id === null ? null : deps.campaigns.find(viewer.id, thread.campaign_id),
        listAssignees(deps, req),
      ]);
      return APP_PAGES.thread(viewer, {
        thread,
        campaign,
        lead,
        messages: listMessages(mails, replies),
        lastReply: replies.at(-1) ?? null,
        answer,
        answering: presentAnswering(loaded),
        assignees,
        viewerId: viewer.user_id,
        canEdit: mayViewer(req, 'edit_outreach'),
        canSend: mayViewer(req, 'send'),
        isAdmin: mayViewer(req, 'manage_members'),
        now: new Date().toISOString(),
      });
    }),
  };
}
