import { proxyActivities } from '@temporalio/workflow';
import type { AuditActivities } from '../../activities/audits/index.js';
import type { CrawlOptions } from '../../domain/crawl/crawl.js';
import { judgeOptions } from '../activity-options.js';
import { CRAWL_LIMITS_MS } from '../crawl/contract/crawl-site.js';
import { runCrawl } from '../crawl/steps/run-crawl.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { ContentAnalysisInput } from './contract/content-analysis.js';

const { composeContentAnalysis } = proxyActivities<AuditActivities>(judgeOptions);

/**
 * Crawls a site and its competitors in parallel, each on its own host, and compares their topics. Only the site itself
 * can fail it: a competitor that cannot be crawled is listed as such.
 */
export async function contentAnalysis(input: ContentAnalysisInput): Promise<OperationReference> {
  const { operation, website_url, target_keywords } = input;
  return runOperation(operation, async (report) => {
    await report({ done: 1, phase: 'crawl', message: `Crawling ${1 + input.competitors.length} sites` });
    const options = optionsOf(input);
    const limit_ms = CRAWL_LIMITS_MS.content_analysis;
    const progress = { operation, from: 1, to: 80 };
    const rivals = input.competitors.map(async (url, index) => {
      const role = `competitor:${index + 1}` as const;
      return { url, crawl: await captureOutcome(() => runCrawl({ operation, role, url, options, limit_ms })) };
    });
    // When the site itself fails, this ends, along with the crawls of the others.
    const [crawl, ...competitors] = await Promise.all([
      runCrawl({ operation, role: 'site', url: website_url, options, limit_ms, progress }),
      ...rivals,
    ]);
    await report({ done: 85, phase: 'compare', message: 'Comparing the sites' });
    await composeContentAnalysis({ operation, target_keywords, crawl, competitors });
  });
}

function optionsOf({ max_pages, crawl_depth, target_keywords }: ContentAnalysisInput): CrawlOptions {
  return { max_pages, max_depth: crawl_depth, respect_robots: true, include_sitemap_urls: true, target_keywords };
}
