import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import { toReturnPath } from '../http/auth/return-path.js';
import { saveSession } from '../http/auth/save-session.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { type NotificationHandlerDeps, readNotificationSettings } from '../notifications/handlers/notifications.js';
import { appPage } from './app-page.js';

export type NotificationPageDeps = Omit<NotificationHandlerDeps, 'gateway'> & Pick<Store, 'memberships'>;

/** What the viewer gets mails about, and the way into the app from there. */
export function createNotificationPages(
  deps: NotificationPageDeps,
): HandlersOf<'showNotifications' | 'openInWorkspace'> {
  return {
    showNotifications: appPage(async (viewer, req) =>
      APP_PAGES.notifications(viewer, {
        ...(await readNotificationSettings(deps, req)),
        workspace_name: viewer.workspace_name,
        display_zone: viewer.display.time_zone,
      }),
    ),
    openInWorkspace: appPage(async (viewer, req) => {
      const { workspace, to } = req.query;
      const path = toReturnPath(to);
      if (path === null) return null;
      const personal: string = viewer.user_id;
      if (workspace === personal) delete req.session.workspace;
      else if (await deps.memberships.find(workspace, viewer.user_id)) req.session.workspace = { id: workspace };
      else return null;
      await saveSession(req);
      return { path };
    }),
  };
}
