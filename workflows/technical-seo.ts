import { proxyActivities } from '@temporalio/workflow';
import type { AuditActivities } from '../activities/audits/index.js';
import type { CrawlActivities } from '../activities/crawl/index.js';
import { crawlOptions, judgeOptions } from './activity-options.js';
import { outcomeOf } from './component-outcome.js';
import { crawlId } from './contract/crawl-site.js';
import type { OperationReference } from './contract/operation.js';
import type { TechnicalSeoInput } from './contract/tools.js';
import { runCrawl } from './run-crawl.js';
import { runOperation } from './run-operation.js';

const { checkExternalLinks } = proxyActivities<CrawlActivities>(crawlOptions);
const { composeTechnicalSeo } = proxyActivities<AuditActivities>(judgeOptions);

/** Crawls a site and judges its technical state. Only the crawl can fail it: external links are an extra. */
export async function technicalSeo(input: TechnicalSeoInput): Promise<OperationReference> {
  const { operation } = input;
  return runOperation(operation, async (report) => {
    const crawl_id = crawlId(operation.id, 'site');
    await report({ done: 1, phase: 'crawl', message: `Crawling ${input.url}` });
    const options = {
      max_pages: input.max_pages,
      max_depth: input.crawl_depth,
      respect_robots: input.respect_robots,
      include_sitemap_urls: true,
      target_keywords: [],
    };
    const progress = { operation, from: 1, to: 75 };
    const crawl = await runCrawl({ operation, role: 'site', url: input.url, options, progress });
    if (input.include_external_links) {
      await report({ done: 75, phase: 'external_links', message: 'Checking external links' });
      await outcomeOf(() => checkExternalLinks({ user_id: operation.user_id, crawl_id }));
    }
    await report({ done: 90, phase: 'judge', message: 'Judging what was found' });
    await composeTechnicalSeo({ operation, url: input.url, crawl });
  });
}
