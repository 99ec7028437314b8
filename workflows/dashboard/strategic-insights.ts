import { proxyActivities } from '@temporalio/workflow';
import type { AnalysisActivities } from '../../activities/pages/index.js';
import { judgeOptions } from '../activity-options.js';
import { embedCrawl } from '../crawl/steps/embed-crawl.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { SiteInsightInput } from './contract/strategic-insights.js';

const { composeStrategy, findCrawlToIndex, indexSite } = proxyActivities<AnalysisActivities>(judgeOptions);

/** The week's strategy of a site from all that is stored of it; a second run of the week replaces the first. */
export async function runStrategicInsights({
  operation,
  site,
  site_url,
}: SiteInsightInput): Promise<OperationReference> {
  return runOperation(operation, async (report) => {
    await report({ done: 10, phase: 'judge', message: `Reading the data about ${site}` });
    await composeStrategy({ operation, site, site_url });
  });
}

/** Rebuilds the index of the site's topics. */
export async function buildSemanticIndex({ operation, site }: SiteInsightInput): Promise<OperationReference> {
  return runOperation(operation, async (report) => {
    await report({ done: 10, phase: 'judge', message: `Comparing the pages of ${site}` });
    const { user_id } = operation;
    const asked = await embedCrawl(user_id, () => findCrawlToIndex({ user_id, site }));
    const found = asked === null ? {} : { audit_id: asked.crawl.audit_id, embedding: asked.embedding };
    await indexSite({ operation, site, ...found });
  });
}
