import { proxyActivities } from '@temporalio/workflow';
import type { BrowserActivities } from '../../../activities/browser/index.js';
import type { SearchAnalysisActivities } from '../../../activities/search/analysis/index.js';
import type { CrawlAccessRef } from '../../../domain/crawl/crawl-access.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { Outcome } from '../../../domain/operations/operations.js';
import type { SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';
import { browserOptions, storeOptions } from '../../activity-options.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';

const { measureSpeed } = proxyActivities<BrowserActivities>(browserOptions);
/** Twenty seconds at most: two requests, for the page and for its site. */
const { addFieldData } = proxyActivities<SearchAnalysisActivities>(storeOptions);

export interface PageSpeedInput {
  operation: OperationRef;
  url: string;
  strategy: SpeedStrategy;
  locale: string | null;
  /** What opens the site, where it is not public. */
  access?: CrawlAccessRef;
  /** Lighthouse runs to take the middle one of. @default 1 */
  runs?: number;
}

/** The middle one of some Lighthouse runs, and what real visitors met beside it: it counts without that. Only a cancellation throws. */
export async function measurePageSpeed(input: PageSpeedInput): Promise<Outcome<{ key: string }>> {
  const { operation, strategy } = input;
  const run = await captureOutcome(() => measureSpeed(input));
  if (run.ok) await captureOutcome(() => addFieldData({ operation, strategy }));
  return run;
}
