import type { Request, Response } from 'express';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { Viewer } from '../../web/app/viewer.js';
import type { Handler, OperationId, OperationRequest } from '../http/contract/handler.js';
import { currentUser, readRequestContext } from '../http/requests/request-context.js';
import { sendAppPage } from '../web-app.js';
import { readDisplay } from './read-display.js';

/** Another page of this server that shows what was asked for. */
export interface Elsewhere {
  path: string;
}

/**
 * The handler of a page: visitors who are not signed in are sent to sign in and come back. `render` returns the page,
 * or null for one that does not exist.
 */
export function appPage<Id extends OperationId>(
  render: (viewer: Viewer, req: OperationRequest<Id>) => Promise<string | Elsewhere | null>,
): Handler<Id> {
  return async (req, res) => {
    const viewer = findViewer(req);
    if (viewer === null) {
      res.redirect(302, `/auth/login?return_to=${encodeURIComponent(req.originalUrl)}`);
      return;
    }
    const page = await render(viewer, req);
    if (page !== null && typeof page !== 'string') return res.redirect(302, page.path);
    send(res, page ?? APP_PAGES.missing(viewer), page === null ? 404 : 200);
  };
}

/** Where a sign-out ends. A user who is still signed in, perhaps in another tab, goes to their sites. */
export const showSignedOut: Handler<'showSignedOut'> = (req, res) => {
  if (findViewer(req)) res.redirect(302, '/app');
  else send(res, APP_PAGES.signedOut(), 200);
};

/** Pages are for browsers: a bearer token opens the API, not them. */
export function findViewer(req: Pick<Request, 'session' | 'headers'>): Viewer | null {
  const { user, workspace, signedInBy } = readRequestContext(req);
  if (user === null || signedInBy !== 'session') return null;
  const { name = null, email = null } = req.session.user ?? {};
  const { id } = currentUser(req);
  return {
    id,
    user_id: user.id,
    plan: user.plan,
    name: name ?? email ?? user.id,
    workspace_name: workspace?.name ?? null,
    is_guest: workspace?.role === 'client_guest',
    sites: workspace?.watched ?? [],
    csrf_token: req.session.csrfToken ?? '',
    display: readDisplay(req.headers),
  };
}

function send(res: Response, page: string, status: number): void {
  sendAppPage(res.status(status), page);
}
