import { confirmedNotFoundKey } from '../../domain/operations/artifact-keys.js';
import { VISIT_SECONDS } from '../../domain/operations/visit-budgets.js';
import type { PageSummary } from '../../domain/seo/artifacts/page-summary.js';
import { summarizePage } from '../../domain/seo/page/page-summary.js';
import { soft404Signals } from '../../domain/seo/page/soft-404-signals.js';
import { crawlDelayS, parseRobots } from '../../domain/seo/robots/robots-rules.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { CrawlRecord, CrawlsRepository } from '../../store/crawl/crawls.js';
import { VisitEnd } from '../visit-end.js';
import { depsForCrawl } from './access/deps-for-crawl.js';
import type { CrawlDeps } from './crawl-deps.js';
import { createPoliteness, type Politeness } from './fetch/politeness.js';
import { runByHost } from './fetch/run-by-host.js';
import { requireCrawl } from './frontier/require-crawl.js';
import { looksLikeHtml, parsePage } from './read/parse-page.js';
import type { CrawledPlace } from './survey/soft-404-candidates.js';
import { type SurveyDeps, surveyCrawl } from './survey/survey-crawl.js';
import { SKIPPED_MESSAGE, UNRECORDED, type Visits } from './visits/careful-visits.js';

const TIMEOUT_MS = 15_000;

type ConfirmDeps = Pick<CrawlDeps, 'fetcher' | 'agentToken' | 'userAgent' | 'openAccess' | 'concurrency' | 'now'> &
  SurveyDeps & { crawls: Pick<CrawlsRepository, 'find'> };

/**
 * Requests pages again that look like error pages sent with status 200, and stores the URLs of those that do so again:
 * a temporary error, such as a maintenance page, does not count. Pages beyond the limits of number and time, and those
 * that have killed a worker twice, are not confirmed. The crawl was allowed to fetch these pages, and they are
 * requested at the same pace. Twice: requests again and replaces the list.
 */
export async function confirmSoft404s(
  given: ConfirmDeps,
  input: { user_id: OwnerId; crawl_id: string },
  signal: AbortSignal,
  visits: Visits = UNRECORDED,
): Promise<{ candidates: number; confirmed: number; set_aside?: { url: string; reason: string }[] }> {
  const crawl = await requireCrawl(given, input.user_id, input.crawl_id);
  const deps = await depsForCrawl(given, input.user_id, crawl);
  const { found, first, error_simhash } = await surveyCrawl(deps, input.user_id, crawl, 'soft_404s');
  const politeness = createPoliteness({
    concurrency: deps.concurrency,
    crawlDelayS: crawlDelayS(parseRobots(crawl.robots?.text ?? ''), deps.agentToken),
    requestsPerSecond: crawl.options.requests_per_second,
    now: deps.now,
  });
  const end = new VisitEnd(VISIT_SECONDS.confirmSoft404s, signal);
  const confirmed = new Set<string>();
  const set_aside: { url: string; reason: string }[] = [];
  await runByHost(first, {
    readHost: () => crawl.start_url,
    hosts: 1,
    perHost: () => politeness.limit(),
    run: async ({ signals, ...place }) => {
      const { url } = place;
      if (visits.isSetAside(url)) {
        set_aside.push({ url, reason: SKIPPED_MESSAGE });
        return;
      }
      const asking = { deps, crawl, politeness, signal: end.signal };
      const again = await visits.visit(url, () => end.orNull(() => fetchAgain(asking, place)));
      const kinds = new Set(again && soft404Signals(again, error_simhash).map(({ kind }) => kind));
      if (signals.every(({ kind }) => kinds.has(kind))) confirmed.add(place.url);
    },
  }).finally(() => end.clear());
  const inOrder = first.map(({ url }) => url).filter((url) => confirmed.has(url));
  await deps.artifacts.put(input.user_id, confirmedNotFoundKey(crawl.id), inOrder);
  return { candidates: found, confirmed: inOrder.length, ...(set_aside.length > 0 && { set_aside }) };
}

interface Asking {
  deps: Pick<ConfirmDeps, 'fetcher'>;
  crawl: Pick<CrawlRecord, 'options'>;
  politeness: Politeness;
  signal: AbortSignal;
}

/** The page as it is now; null when it is not available. */
async function fetchAgain(
  { deps, crawl, politeness, signal }: Asking,
  { url, depth, source }: CrawledPlace,
): Promise<PageSummary | null> {
  await politeness.turn(signal);
  const { facts, body } = await deps.fetcher.fetchOnce(url, { timeoutMs: TIMEOUT_MS, signal });
  const { status, error, headers } = facts;
  politeness.observe({ status, retryAfter: headers['retry-after'] ?? null, failed: error !== null });
  if (status !== 200 || error !== null || !body || !looksLikeHtml(facts.media_type, body)) return null;
  const contentType = headers['content-type'] ?? null;
  const html = parsePage({ url, body, contentType, targetKeywords: crawl.options.target_keywords });
  return summarizePage({ url, depth, source, allowed_by_robots: true, fetch: facts, html });
}
