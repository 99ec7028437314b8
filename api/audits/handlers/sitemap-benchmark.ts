import { createHash } from 'node:crypto';
import type { SitemapBenchmarkReport } from '../../../domain/audits/sitemap-benchmark.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import { operationResultKey } from '../../../domain/operations/operation-result-key.js';
import { isFinished, type Operation, type OperationStatus } from '../../../domain/operations/operations.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { OperationsRepository } from '../../../store/operations/operations.js';
import type { Handler } from '../../http/contract/handler.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { currentUser } from '../../http/requests/request-context.js';
import { sendOperation } from '../../operations/send-operation.js';
import { acceptOperation, type OperationStartDeps } from '../../operations/start-operation.js';
import { readCompetitors } from '../../sites/read-competitors.js';
import { readSite } from '../../sites/read-site.js';

export interface SitemapBenchmarkDeps extends OperationStartDeps {
  operations: OperationsRepository;
  artifacts: Pick<ArtifactsRepository, 'get' | 'getText' | 'getPacked'>;
  guard: UrlGuard;
}

/** One benchmark of a user and site within this time; a request in between gets the one there is. */
const GATE_MS = 300_000;
const TYPE = 'sitemap_benchmark';

const STATES: Record<OperationStatus, 'queued' | 'processing' | 'completed' | 'failed'> = {
  queued: 'queued',
  running: 'processing',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
  timed_out: 'failed',
};

/** As saveToolResult stores it. */
type StoredReport = SitemapBenchmarkReport & { duration_ms: number };

export function createSitemapBenchmarkHandlers(deps: SitemapBenchmarkDeps) {
  const startSitemapBenchmark: Handler<'startSitemapBenchmark'> = async (req, res) => {
    const body = req.body;
    const website_url = await allowedUrl(deps.guard, body.website_url, 'website_url');
    const given = body.competitors.slice(0, body.max_competitors);
    const competitors = await readCompetitors(deps.guard, given, website_url);
    const operation = await openBenchmark(deps, req, { website_url, competitors });
    sendOperation(res.status(202).set('Location', `/api/operations/${operation.id}`), operation);
  };

  const getSitemapBenchmark: Handler<'getSitemapBenchmark'> = async (req, res) => {
    const userId = currentUser(req).id;
    const asked = req.query.site_url === undefined ? {} : { site: readSite(req) };
    const latest = await deps.operations.findLatest(userId, { type: TYPE, ...asked });
    if (!latest) {
      const nothing = { operation_id: null, started_at: null, finished_at: null, report: null, error: null };
      res.json({ status: 'none', ...nothing });
      return;
    }
    const { id, status, started_at, finished_at, error } = latest;
    const report = await lastReport(deps, latest);
    res.json({ status: STATES[status], operation_id: id, started_at, finished_at, report, error });
  };

  return { startSitemapBenchmark, getSitemapBenchmark };
}

/**
 * The benchmark that counts now. Its id is made from the one before, so that requests that see the same past open the same
 * operation, in whatever process they arrive: the unique id in the store decides, nothing else.
 */
async function openBenchmark(
  deps: SitemapBenchmarkDeps,
  req: object,
  input: { website_url: string; competitors: string[] },
): Promise<Operation> {
  const userId = currentUser(req).id;
  const site = identifySite(input.website_url);
  const latest = await deps.operations.findLatest(userId, { type: TYPE, site });
  if (latest && isWithinGate(latest, Date.now())) return latest;
  const chain = `${TYPE}\n${userId}\n${site}\n${latest?.id ?? ''}`;
  const id = createHash('sha256').update(chain).digest('hex').slice(0, 24);
  return acceptOperation(deps, req, { type: TYPE, input, site_url: input.website_url }, id);
}

function isWithinGate({ status, created_at, finished_at }: Operation, nowMs: number): boolean {
  if (!isFinished(status)) return true;
  return [created_at, finished_at].some((at) => at !== null && nowMs - Date.parse(at) < GATE_MS);
}

/** Of the same site, the last one that came to a good end. */
async function lastReport(
  { operations, artifacts }: SitemapBenchmarkDeps,
  { user_id, site }: Operation,
): Promise<StoredReport | null> {
  const good = await operations.findLatest(user_id, { type: TYPE, site, status: 'completed' });
  return good ? artifacts.get<StoredReport>(user_id, operationResultKey(good)) : null;
}
