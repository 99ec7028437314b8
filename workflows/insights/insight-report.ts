import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { InsightActivities } from '../../activities/insights/index.js';
import type { ModelInsightActivities } from '../../activities/llm/insight-activities.js';
import { insightOptions, judgeOptions, storeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { InsightReportInput } from './contract/insights.js';

const { gatherInsightInput, composeInsights } = proxyActivities<InsightActivities>(judgeOptions);
const { dropInsightInput } = proxyActivities<InsightActivities>(storeOptions);
const { writeInsights } = proxyActivities<ModelInsightActivities>(insightOptions);

/** Insights of one kind: the input is completed, judged by rules, and worded by a model if there is one. */
export async function insightReport(input: InsightReportInput): Promise<OperationReference> {
  const { operation, kind, body_key, website_url } = input;
  return runOperation(operation, async (report) => {
    try {
      await report({ done: 5, phase: 'read', message: 'Reading the input' });
      const { key } = await gatherInsightInput({ operation, kind, body_key });
      await report({ done: 20, phase: 'write', message: 'Writing insights' });
      const written = await captureOutcome(() => writeInsights({ user_id: operation.user_id, kind, input_key: key }));
      await report({ done: 90, phase: 'compose', message: 'Preparing the report' });
      await composeInsights({ operation, kind, website_url, written });
    } finally {
      await CancellationScope.nonCancellable(() => captureOutcome(() => dropInsightInput({ operation, body_key })));
    }
  });
}
