import type { Operation } from '../../domain/operations/operations.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { Store } from '../../store/index.js';
import type { OwnershipsRepository } from '../../store/ownership/ownerships.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { visibleSites } from '../http/requests/request-context.js';
import { presentOperation } from '../operations/operation-presenter.js';
import { explainMails } from '../outreach/campaigns/explain-leads.js';
import { appPage } from './app-page.js';
import { readLiveAudit } from './live-audit.js';
import { type TemporalUi, workflowUrl } from './workflow-url.js';

type Deps = Pick<
  Store,
  | 'audits'
  | 'operations'
  | 'crawls'
  | 'sites'
  | 'leads'
  | 'queueItems'
  | 'senders'
  | 'senderStates'
  | 'reportBrands'
  | 'checkSets'
> & { ownerships: Pick<OwnershipsRepository, 'list'>; temporalUi: TemporalUi | null };

const SHOWN_WAITING = 50;
const SHOWN_RUNNING = 20;

export function createAuditPages(deps: Deps): HandlersOf<'showAudits' | 'showOperation'> {
  const { audits, operations, reportBrands, checkSets, ownerships, temporalUi } = deps;
  const withStatus = (userId: OwnerId, status: Operation['status']) =>
    operations.list(userId, { status }, SHOWN_RUNNING, null);
  async function readControls(id: OwnerId) {
    const [running, queued, sets, owned] = await Promise.all([
      withStatus(id, 'running'),
      withStatus(id, 'queued'),
      checkSets.list(id),
      ownerships.list(id),
    ]);
    const verified = owned.filter(({ method }) => method !== null).map(({ site }) => site);
    return { running: [...running.items, ...queued.items], sets, verified };
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
    showOperation: appPage(async (viewer, req) => {
      const operation = await operations.find(viewer.id, req.params.id);
      if (!operation) return null;
      const live = await readLiveAudit(deps, operation);
      if (live) return APP_PAGES.liveAudit(viewer, { ...live, workflow_url: workflowUrl(temporalUi, operation) });
      const isAudit = presentOperation(operation).links.audit !== undefined;
      const brands = isAudit ? await reportBrands.list(viewer.id) : [];
      const waits = await nextMails(deps, operation);
      return APP_PAGES.operation(viewer, {
        operation,
        isAudit,
        brands,
        site_page: await findSearchPage(deps, operation),
        workflow_url: workflowUrl(temporalUi, operation),
        waits,
      });
    }),
  };
}

/** Of a watched site: where the search data that the operation has read are shown. */
async function findSearchPage({ sites }: Deps, { user_id, type, site }: Operation): Promise<string | null> {
  if (type !== 'search_performance' && type !== 'refresh_dashboard') return null;
  const watched = await sites.findBySite(user_id, site);
  return watched && `/app/sites/${watched.id}/search`;
}

/** The mails of a running queue that come next, and why they wait. */
async function nextMails(deps: Deps, { id, user_id, type, finished_at, input }: Operation) {
  const campaign = input['campaign_id'];
  if (type !== 'queue_outreach' || finished_at !== null || typeof campaign !== 'string') return [];
  const waits = await explainMails(deps, user_id, { operation_id: id }, new Date(), SHOWN_WAITING);
  const leads = await deps.leads.findMany(
    user_id,
    campaign,
    waits.map(({ lead_id }) => lead_id),
  );
  return waits.flatMap((wait) => leads.filter((lead) => lead.id === wait.lead_id).map((lead) => ({ lead, wait })));
}
