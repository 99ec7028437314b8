import { proxyActivities } from '@temporalio/workflow';
import type { AuditActivities } from '../../activities/audits/index.js';
import { judgeOptions } from '../activity-options.js';
import { CRAWL_LIMITS_MS, crawlId } from '../crawl/contract/crawl-site.js';
import { checkTargets } from '../crawl/steps/check-targets.js';
import { runCrawl } from '../crawl/steps/run-crawl.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { TechnicalSeoInput } from './contract/tools.js';

const { composeTechnicalSeo } = proxyActivities<AuditActivities>(judgeOptions);

/** Crawls a site and judges its technical state. Only the crawl can fail it: the files of its pages and external links are extras. */
export async function technicalSeo(input: TechnicalSeoInput): Promise<OperationReference> {
  const { operation, check_settings, own_checks } = input;
  return runOperation(operation, async (report) => {
    const crawl_id = crawlId(operation.id, 'site');
    await report({ done: 1, phase: 'crawl', message: `Crawling ${input.url}` });
    const options = {
      ...input.crawl,
      max_pages: input.max_pages,
      max_depth: input.crawl_depth,
      respect_robots: input.respect_robots,
      include_sitemap_urls: input.crawl?.scope?.urls === undefined,
      target_keywords: [],
      check_settings,
      own_checks,
    };
    const progress = { operation, from: 1, to: 70 };
    const limit_ms = CRAWL_LIMITS_MS.technical_seo;
    const crawl = await runCrawl({ operation, role: 'site', url: input.url, options, limit_ms, progress });
    await report({ done: 70, phase: 'resources', message: 'Checking links and resources' });
    await checkTargets({ user_id: operation.user_id, crawl_id }, { external: input.include_external_links });
    await report({ done: 90, phase: 'judge', message: 'Evaluating the results' });
    await composeTechnicalSeo({ operation, url: input.url, crawl, check_settings });
  });
}
