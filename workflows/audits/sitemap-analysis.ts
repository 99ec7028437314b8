import { proxyActivities } from '@temporalio/workflow';
import type { AuditActivities } from '../../activities/audits/index.js';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import { crawlOptions, judgeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { SitemapAnalysisInput } from './contract/tools.js';

const { readSitemaps } = proxyActivities<CrawlActivities>(crawlOptions);
const { composeSitemapAnalysis } = proxyActivities<AuditActivities>(judgeOptions);

/** Finds and reads a site's sitemaps, or one named file, and requests a sample of what they list. */
export async function sitemapAnalysis(input: SitemapAnalysisInput): Promise<OperationReference> {
  const { operation, site_url, sitemap_url } = input;
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'fetch', message: `Reading the sitemaps of ${site_url ?? sitemap_url}` });
    const sample = input.check_urls ? input.sample : 0;
    const { key } = await readSitemaps({ operation, site_url, sitemap_url, sample });
    await report({ done: 80, phase: 'judge', message: 'Judging the sitemaps' });
    await composeSitemapAnalysis({ operation, sitemap_key: key });
  });
}
