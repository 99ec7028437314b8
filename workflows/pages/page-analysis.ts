import { proxyActivities } from '@temporalio/workflow';
import type { BrowserActivities } from '../../activities/browser/index.js';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import type { AnalysisActivities } from '../../activities/pages/index.js';
import type { Outcome } from '../../domain/operations/operations.js';
import type { SpeedRun } from '../../domain/speed/speed-run.js';
import { browserOptions, crawlOptions, judgeOptions } from '../activity-options.js';
import { CRAWL_LIMITS_MS, type CrawlSiteResult } from '../crawl/contract/crawl-site.js';
import { checkTargets } from '../crawl/steps/check-targets.js';
import { runCrawl } from '../crawl/steps/run-crawl.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { type ReportProgress, runOperation } from '../operations/wrapper/run-operation.js';
import { measurePageSpeed } from '../speed/steps/measure-page-speed.js';
import type { PageAnalysisInput } from './contract/page-analysis.js';

const { fetchSinglePage } = proxyActivities<CrawlActivities>(crawlOptions);
const { renderPages } = proxyActivities<BrowserActivities>(browserOptions);
const { composePageAnalysis } = proxyActivities<AnalysisActivities>(judgeOptions);

/** What a page can be compared with; a site as a whole is what audits are for. */
const MAX_DEPTH = 2;
const MAX_PAGES = 100;

/** One fetch, judged in nine categories. */
export async function pageAnalysis(input: PageAnalysisInput): Promise<OperationReference> {
  const { operation, url, target_keywords, check_settings } = input;
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'fetch', message: `Fetching ${url}` });
    const { key } = await fetchSinglePage({ operation, url, target_keywords });
    await report({ done: 70, phase: 'judge', message: 'Judging the page' });
    await composePageAnalysis({ operation, url, page_key: key, target_keywords, check_settings, full: null });
  });
}

/**
 * The same, with the pages around it, what it is in a browser and how fast. Only the page itself can fail it. Crawling
 * comes before Lighthouse: measuring speed while the same machine parses pages would spoil the figures.
 */
export async function pageAnalysisFull(input: PageAnalysisInput): Promise<OperationReference> {
  const { operation, url, target_keywords, check_settings } = input;
  return runOperation(operation, async (report) => {
    await report({ done: 2, phase: 'fetch', message: `Fetching ${url}` });
    const { key } = await fetchSinglePage({ operation, url, target_keywords });
    const crawl = await crawlAround(input, report);
    const speed = await measure(input, report);
    await report({ done: 80, phase: 'render', message: 'Rendering the page in a browser' });
    const crawl_id = crawl.ok ? crawl.value.crawl_id : operation.id;
    const rendering = await captureOutcome(() => renderPages({ user_id: operation.user_id, crawl_id, urls: [url] }));
    await report({ done: 90, phase: 'judge', message: 'Judging the page' });
    const full = { crawl, rendering, speed };
    await composePageAnalysis({ operation, url, page_key: key, target_keywords, check_settings, full });
  });
}

async function crawlAround(
  { operation, url, target_keywords, check_settings }: PageAnalysisInput,
  report: ReportProgress,
): Promise<Outcome<CrawlSiteResult>> {
  await report({ done: 5, phase: 'crawl', message: 'Crawling the pages around it' });
  const bounds = { max_pages: MAX_PAGES, max_depth: MAX_DEPTH, respect_robots: true, include_sitemap_urls: false };
  const options = { ...bounds, target_keywords, check_settings };
  const progress = { operation, from: 5, to: 45 };
  const limit_ms = CRAWL_LIMITS_MS.around_page;
  const crawl = await captureOutcome(() => runCrawl({ operation, role: 'site', url, options, limit_ms, progress }));
  if (!crawl.ok) return crawl;
  await report({ done: 45, phase: 'resources', message: 'Checking links and resources' });
  await checkTargets({ user_id: operation.user_id, crawl_id: crawl.value.crawl_id }, { external: true });
  return crawl;
}

async function measure({ operation, url }: PageAnalysisInput, report: ReportProgress): Promise<SpeedRun[]> {
  const runs: SpeedRun[] = [];
  for (const [index, strategy] of (['mobile', 'desktop'] as const).entries()) {
    await report({ done: 55 + index * 12, phase: 'speed', message: `Measuring page speed (${strategy})` });
    runs.push({ strategy, run: await measurePageSpeed({ operation, url, strategy, locale: null }) });
  }
  return runs;
}
