import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { resultKey, startPageShotKey } from '../../domain/operations/artifact-keys.js';
import { operationResultKey } from '../../domain/operations/operation-result-key.js';
import type { OperationResults } from '../../domain/operations/operation-results.js';
import type { Operation, OperationType } from '../../domain/operations/operations.js';
import { may } from '../../domain/workspaces/may.js';
import type { Logger } from '../../platform/logger.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { OperationPageProps } from '../../web/app/operations/operation-page.js';
import type { Viewer } from '../../web/app/viewer.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { HttpError } from '../http/http-error.js';
import { nextPage, readListQuery } from '../http/requests/list-query.js';
import { presentOperation } from '../operations/operation-presenter.js';
import { readOperationFilter } from '../operations/read-operation-filter.js';
import { explainMails } from '../outreach/campaigns/explain-leads.js';
import { currentWorkspace } from '../workspaces/current-workspace.js';
import { appPage, findViewer } from './app-page.js';
import { createFindingCounter } from './count-found.js';
import { readLiveAudit } from './live-audit.js';
import { type TemporalUi, workflowUrl } from './workflow-url.js';

export type OperationPageDeps = Pick<
  Store,
  | 'artifacts'
  | 'operations'
  | 'crawls'
  | 'sites'
  | 'leads'
  | 'queueItems'
  | 'queueRotation'
  | 'senders'
  | 'senderStates'
  | 'reportBrands'
> & { temporalUi: TemporalUi | null; logger: Pick<Logger, 'warn'> };

type Names = 'showOperation' | 'showOperations' | 'showOperationScreenshot';

const SHOWN_WAITING = 50;

/** Everything that was started, and each of them with what it came to. */
export function createOperationPages(deps: OperationPageDeps): HandlersOf<Names> {
  const { operations, reportBrands, temporalUi } = deps;
  const countFound = createFindingCounter(deps.crawls);
  return {
    showOperations: appPage(async (viewer, req) => {
      const { limit, cursor } = readListQuery(req);
      const { type = '', status = '', site = '' } = req.query;
      const filter = readOperationFilter({ type: type || undefined, status: status || undefined, site });
      const list = await operations.list(viewer.id, filter, limit, cursor);
      return APP_PAGES.operations(viewer, {
        operations: list.items,
        next: nextPage(req, list.next_cursor),
        filter: { type, status, site },
        mayEdit: may(currentWorkspace(req), 'edit_sites'),
      });
    }),
    showOperationScreenshot: async (req, res) => {
      const viewer = findViewer(req);
      const shot = viewer && (await deps.artifacts.getPacked(viewer.id, startPageShotKey(req.params.id, 'desktop')));
      if (!shot) throw HttpError.notFound();
      res.set('Cache-Control', 'private, max-age=60').type('jpeg').send(shot);
    },
    showOperation: appPage(async (viewer, req) => {
      const operation = await operations.find(viewer.id, req.params.id);
      if (!operation) return null;
      const grant = currentWorkspace(req);
      // Temporal's UI shows the work of everybody: it is for those who run the installation.
      const workflow_url = may(grant, 'edit_workspace') ? workflowUrl(temporalUi, operation) : null;
      const live = await readLiveAudit({ ...deps, countFound }, operation);
      if (live) return APP_PAGES.liveAudit(viewer, { ...live, workflow_url });
      const isAudit = presentOperation(operation).links.audit !== undefined;
      const [result, brands, site, waits, mailboxes] = await Promise.all([
        loadResult(deps, operation),
        isAudit ? reportBrands.list(viewer.id) : [],
        deps.sites.findBySite(viewer.id, operation.site),
        nextMails(deps, operation),
        may(grant, 'send') ? queueMailboxes(deps, operation) : null,
      ]);
      return renderOperation(deps, viewer, {
        operation,
        result,
        isAudit,
        brands,
        site: site && { id: site.id, site: site.site },
        site_page: site && showsSearch(operation.type) ? `/app/sites/${site.id}/search` : null,
        workflow_url,
        mayEdit: may(grant, 'edit_sites'),
        waits,
        mailboxes,
      });
    }),
  };
}

/** A result of an older form than its view is shown as the data it is, rather than not at all. */
function renderOperation({ logger }: OperationPageDeps, viewer: Viewer, props: OperationPageProps): string {
  try {
    return APP_PAGES.operation(viewer, props);
  } catch (failure) {
    logger.warn({ err: failure, operation_id: props.operation.id }, 'the result does not have the form of its view');
    return APP_PAGES.operation(viewer, { ...props, showsData: true });
  }
}

async function loadResult(
  { artifacts }: OperationPageDeps,
  operation: Operation,
): Promise<OperationResults[OperationType] | null> {
  const { id, user_id, type, finished_at, has_result } = operation;
  if (finished_at === null || !has_result) return null;
  if (type === 'complete_audit' || type === 'quick_audit' || type === 'website_audit') {
    const stored = await artifacts.get<StoredAudit>(user_id, resultKey(id));
    return stored && completeStoredAudit(stored);
  }
  return artifacts.get<OperationResults[typeof type]>(user_id, operationResultKey(operation));
}

/** Whether the search data that it has read are shown on the Search tab of its site. */
function showsSearch(type: OperationType): boolean {
  return type === 'search_performance' || type === 'refresh_dashboard';
}

/** The mailboxes of a running queue, where its user has others to choose. */
async function queueMailboxes(
  { queueRotation, senders }: OperationPageDeps,
  { id, user_id, type, finished_at }: Operation,
): Promise<OperationPageProps['mailboxes']> {
  if (type !== 'queue_outreach' || finished_at !== null) return null;
  const [own, rotated, awaited] = await Promise.all([
    senders.all(user_id),
    queueRotation.mailboxes(user_id, id),
    queueRotation.awaited(user_id, id),
  ]);
  return own.length > 1 && awaited.length > 0 ? { senders: own, chosen: rotated.length > 0 ? rotated : awaited } : null;
}

/** The mails of a running queue that come next, and why they wait. */
async function nextMails(deps: OperationPageDeps, { id, user_id, type, finished_at, input }: Operation) {
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
