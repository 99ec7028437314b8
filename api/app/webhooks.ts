import { may } from '../../domain/workspaces/may.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { currentWorkspace } from '../workspaces/current-workspace.js';
import { appPage } from './app-page.js';

export type WebhookPageDeps = Pick<Store, 'webhooks' | 'webhookDeliveries'>;

/** More than a user may have. */
const SHOWN_WEBHOOKS = 100;

/** The webhooks of a workspace, and each of them with its deliveries. */
export function createWebhookPages(deps: WebhookPageDeps): HandlersOf<'showWebhooks' | 'showWebhook'> {
  const { webhooks, webhookDeliveries } = deps;
  return {
    showWebhooks: appPage(async (viewer, req) => {
      const { items } = await webhooks.list(viewer.id, SHOWN_WEBHOOKS, null);
      return APP_PAGES.webhooks(viewer, { webhooks: items, mayEdit: mayEdit(req) });
    }),
    showWebhook: appPage(async (viewer, req) => {
      const webhook = await webhooks.find(viewer.id, req.params.webhook_id);
      if (!webhook) return null;
      const { limit, cursor } = readListQuery(req);
      const { status } = req.query;
      const page = await webhookDeliveries.list(viewer.id, webhook.id, status ? { status } : {}, limit, cursor);
      return APP_PAGES.webhook(viewer, {
        webhook,
        deliveries: page.items,
        next: nextPage(req, page.next_cursor),
        status: status ?? '',
        mayEdit: mayEdit(req),
      });
    }),
  };
}

function mayEdit(req: object): boolean {
  return may(currentWorkspace(req), 'manage_connections');
}
