import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Store } from '../../store/index.js';
import type { OwnershipsRepository } from '../../store/ownership/ownerships.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { visibleSites } from '../http/requests/request-context.js';
import { appPage } from './app-page.js';

type Deps = Pick<Store, 'audits' | 'operations' | 'checkSets'> & { ownerships: Pick<OwnershipsRepository, 'list'> };

const SHOWN_RUNNING = 40;

export function createAuditPages(deps: Deps): HandlersOf<'showAudits'> {
  const { audits, operations, checkSets, ownerships } = deps;
  async function readControls(id: OwnerId) {
    const [running, sets, owned] = await Promise.all([
      operations.listOpen(id, {}, SHOWN_RUNNING),
      checkSets.list(id),
      ownerships.list(id),
    ]);
    const verified = owned.filter(({ method }) => method !== null).map(({ site }) => site);
    return { running, sets, verified };
  }
  return {
    showAudits: appPage(async (viewer, req) => {
      const { limit, cursor } = readListQuery(req);
      const list = await audits.list(viewer.id, {}, limit, cursor, visibleSites(req));
      return APP_PAGES.audits(viewer, {
        audits: list.items,
        next: nextPage(req, list.next_cursor),
        controls: viewer.is_guest ? null : await readControls(viewer.id),
      });
    }),
  };
}
