import { type ActivityOptions, proxyActivities } from '@temporalio/workflow';
import type { ModelAnalysisActivities } from '../../../activities/llm/analysis-activities.js';
import type { AnalysisActivities } from '../../../activities/pages/index.js';
import type { EmbeddingRun } from '../../../domain/seo/semantic/embedding-run.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { storeOptions } from '../../activity-options.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';

/**
 * Vectors of up to 2,000 pages, for which a local model takes minutes; a retry continues where the last try ended.
 * Callers can do without them, so they don't wait for a queue that no worker serves.
 */
export const embeddingOptions: ActivityOptions = {
  taskQueue: 'llm',
  scheduleToStartTimeout: '2 minutes',
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '20 minutes',
  heartbeatTimeout: '20 seconds',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 3, maximumInterval: '30 seconds', maximumAttempts: 3 },
};

const { nameEmbeddingModel } = proxyActivities<AnalysisActivities>(storeOptions);
const { embedPages } = proxyActivities<ModelAnalysisActivities>(embeddingOptions);

/**
 * Has a model give vectors to the pages of a crawl, which is looked for only where one is set; null where none is. What the
 * model fails with is a value: words are compared instead.
 */
export async function embedCrawl<Crawl extends { crawl_id: string }>(
  user_id: OwnerId,
  findCrawl: () => Promise<Crawl>,
): Promise<{ crawl: Crawl; embedding: EmbeddingRun | null } | null> {
  const model = await nameEmbeddingModel({});
  if (model === null) return null;
  const crawl = await findCrawl();
  const run = await captureOutcome(() => embedPages({ user_id, crawl_id: crawl.crawl_id }));
  return { crawl, embedding: run.ok ? run.value : { model, reason: run.error.detail } };
}
