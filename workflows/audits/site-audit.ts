import { CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { AnyGatheredAudit, AuditedCrawl, GatheredAudit } from '../../activities/audits/compose/gathered-audit.js';
import type { AuditActivities } from '../../activities/audits/index.js';
import type { SearchAnalysisActivities } from '../../activities/search/analysis/index.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { OperationError, Outcome } from '../../domain/operations/operations.js';
import type { SpeedStrategy } from '../../domain/seo/artifacts/speed.js';
import type { EmbeddingRun } from '../../domain/seo/semantic/embedding-run.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { gatherSearchOptions, judgeOptions } from '../activity-options.js';
import { CRAWL_LIMITS_MS, crawlId } from '../crawl/contract/crawl-site.js';
import { embedCrawl } from '../crawl/steps/embed-crawl.js';
import { type CrawlRequest, runCrawl } from '../crawl/steps/run-crawl.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { type ReportProgress, runOperation } from '../operations/wrapper/run-operation.js';
import type { SiteAuditInput } from './contract/site-audit.js';
import { inspectSite } from './steps/inspect-site.js';

const { judgeCrawl, indexLinks, judgeSpeed, composeAudit } = proxyActivities<AuditActivities>(judgeOptions);
const { gatherSearchData } = proxyActivities<SearchAnalysisActivities>(gatherSearchOptions);

/** A competitor is sampled, not exhausted: enough pages for its medians, little load on a stranger's host. */
const COMPETITOR_MAX_PAGES = 50;
const COMPETITOR_MAX_DEPTH = 2;
const QUICK_MAX_PAGES = 20;

export async function completeAudit(input: SiteAuditInput): Promise<OperationReference> {
  return auditSite(input, ['mobile', 'desktop']);
}

export async function quickAudit(input: SiteAuditInput): Promise<OperationReference> {
  const bounds = { competitors: [], max_pages: Math.min(input.max_pages, QUICK_MAX_PAGES) };
  return auditSite({ ...input, ...bounds }, ['mobile']);
}

/**
 * The story of all audits. `afterwards` continues from the composed audit, which is in the store by then; a canceled audit
 * that found something gets there as well.
 */
export async function auditSite(
  input: SiteAuditInput,
  strategies: SpeedStrategy[],
  afterwards: () => Promise<unknown> = async () => undefined,
): Promise<OperationReference> {
  const finish = async (gathered: AnyGatheredAudit, cancelled: boolean) => {
    await conclude(input.operation, gathered, cancelled);
    await afterwards();
  };
  return runOperation(input.operation, async (report) => {
    const { audit_type, website_url, target_keywords, check_settings } = input;
    const request = { audit_type, website_url, target_keywords, check_settings };
    // Filled step by step, so that a canceled audit keeps it.
    const gathered: AnyGatheredAudit = { request, crawl: null, runs: [], competitors: [] };
    try {
      await gather(input, strategies, gathered, report);
    } catch (error) {
      if (!isCancellation(error)) throw error;
      // Canceled: what was found so far is judged and kept all the same, if it was anything.
      await CancellationScope.nonCancellable(() => captureOutcome(() => finish(gathered, true)));
      throw error;
    }
    await report({ done: 85, phase: 'judge', message: 'Evaluating the results' });
    await finish(gathered, false);
  });
}

/** Crawls come before Lighthouse: measuring speed while the same machine parses pages would spoil the figures. */
async function gather(
  input: SiteAuditInput,
  strategies: SpeedStrategy[],
  gathered: AnyGatheredAudit,
  report: ReportProgress,
): Promise<void> {
  await report({ done: 1, phase: 'crawl', message: `Crawling ${input.website_url}` });
  const { operation } = input;
  const searchData = startSearchData(input);
  const progress = { operation, from: 1, to: 40 };
  const site = await captureOutcome(() =>
    runCrawl({ operation, role: 'site', url: input.website_url, ...siteBounds(input), progress }),
  );
  gathered.crawl = site;

  for (const [index, url] of input.competitors.entries()) {
    await report({ done: 40 + index * 4, phase: 'competitors', message: `Crawling competitor ${url}` });
    const role = `competitor:${index + 1}` as const;
    const sampled = await captureOutcome(() => runCrawl({ operation, role, url, ...competitorBounds(input) }));
    gathered.competitors.push({ url, crawl: sampled });
  }
  await inspectSite({ audit: input, site, strategies, report, onSpeed: (run) => gathered.runs.push(run) });
  await searchData;
}

/** Search Console is read while the site is crawled; where it is not connected or fails, its checks are left out. */
async function startSearchData({ operation, audit_type, website_url }: SiteAuditInput): Promise<void> {
  if (audit_type !== 'complete') return;
  const crawl_id = crawlId(operation.id, 'site');
  const reading = captureOutcome(() =>
    gatherSearchData({ user_id: operation.user_id, crawl_id, site_url: website_url }),
  );
  // Canceled together with the audit, which says so itself.
  await reading.catch(() => undefined);
}

type Judged = Outcome<{ key: string }>;
const NOT_CRAWLED: OperationError = { code: 'cancelled', detail: 'Canceled before the crawl had ended' };

/** Judges each component as a value of its own, then composes them. All five missing fails the audit with the reason. */
async function conclude(operation: OperationRef, gathered: AnyGatheredAudit, cancelled: boolean): Promise<void> {
  const { request, crawl, runs } = gathered;
  const speed = await captureOutcome(() => judgeSpeed({ operation, gathered: { request, runs } }));
  const judged: Judged = crawl?.ok
    ? await judgeSite(operation, { ...gathered, crawl: crawl.value }, speed, cancelled)
    : { ok: false, error: crawl?.error ?? NOT_CRAWLED };
  await composeAudit({ operation, gathered, judged, speed, cancelled });
}

/** By the page speed too, which recommendations rest on. */
async function judgeSite(
  operation: SiteAuditInput['operation'],
  gathered: GatheredAudit,
  speed: Outcome<{ key: string }>,
  cancelled: boolean,
): Promise<Outcome<{ key: string }>> {
  const { crawl } = gathered;
  const embedding = cancelled ? null : await embedPagesOf(operation.user_id, crawl);
  const judged = await captureOutcome(() => judgeCrawl({ operation, gathered, speed, embedding }));
  if (judged.ok) await indexLinksOf(operation, crawl);
  return judged;
}

/** A list of links that could not be made takes nothing from the audit. */
async function indexLinksOf(operation: OperationRef, crawl: AuditedCrawl): Promise<void> {
  const { crawl_id, counts } = crawl;
  await captureOutcome(() => indexLinks({ operation, crawl_id, pages: counts.fetched }));
}

/** After speed was measured, which a model on the same machine would spoil. */
async function embedPagesOf(user_id: OwnerId, crawl: AuditedCrawl): Promise<EmbeddingRun | null> {
  const asked = await embedCrawl(user_id, async () => crawl);
  return asked?.embedding ?? null;
}

type Bounds = Pick<CrawlRequest, 'options' | 'limit_ms'>;

function siteBounds(input: SiteAuditInput): Bounds {
  const isComplete = input.audit_type === 'complete';
  const { max_pages, crawl_depth: max_depth } = input;
  return {
    options: {
      ...sharedOptions(input),
      ...input.crawl,
      max_pages,
      max_depth,
      include_sitemap_urls: isComplete && input.crawl?.scope?.urls === undefined,
    },
    limit_ms: isComplete ? CRAWL_LIMITS_MS.audit : CRAWL_LIMITS_MS.quick_audit,
  };
}

function competitorBounds(input: SiteAuditInput): Bounds {
  const sample = { max_pages: COMPETITOR_MAX_PAGES, max_depth: COMPETITOR_MAX_DEPTH, include_sitemap_urls: false };
  return { options: { ...sharedOptions(input), ...sample }, limit_ms: CRAWL_LIMITS_MS.competitor };
}

function sharedOptions({ target_keywords, check_settings }: SiteAuditInput) {
  return { respect_robots: true, target_keywords, check_settings };
}
