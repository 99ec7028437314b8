import { ApplicationFailure, proxyActivities } from '@temporalio/workflow';
import type { AuditActivities } from '../../activities/audits/index.js';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import type { Outcome } from '../../domain/operations/operations.js';
import { crawlOptions, judgeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { SitemapBenchmarkInput } from './contract/sitemap-benchmark.js';

const { readSitemaps } = proxyActivities<CrawlActivities>(crawlOptions);
const { composeSitemapBenchmark } = proxyActivities<AuditActivities>(judgeOptions);

/** Reads the sitemaps of a site and its competitors side by side, each on a host of its own. None read fails the whole. */
export async function sitemapBenchmark(input: SitemapBenchmarkInput): Promise<OperationReference> {
  const { operation, website_url, competitors } = input;
  const urls = [website_url, ...competitors];
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'fetch', message: `Reading the sitemaps of ${urls.length} sites` });
    let read = 0;
    const sites = await Promise.all(
      urls.map(async (url, part): Promise<{ url: string; read: Outcome<{ key: string }> }> => {
        const given = { operation, site_url: url, sitemap_url: null, sample: 0, part: String(part) };
        const outcome = await captureOutcome(() => readSitemaps(given));
        read += 1;
        const done = 5 + Math.round((80 * read) / urls.length);
        await report({ done, phase: 'fetch', message: `Read the sitemaps of ${read} of ${urls.length} sites` });
        return { url, read: outcome };
      }),
    );
    const reason = sites[0]?.read;
    if (reason && !reason.ok && sites.every((site) => !site.read.ok))
      throw ApplicationFailure.nonRetryable(reason.error.detail, reason.error.code);
    await report({ done: 90, phase: 'compare', message: 'Comparing the sitemaps' });
    await composeSitemapBenchmark({ operation, sites });
  });
}
