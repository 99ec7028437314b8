import { Context } from '@temporalio/activity';
import { runActivity } from '../run-activity.js';
import type { InsightWritingDeps } from './llm-deps.js';
import { type WriteInsightsInput, writeInsights } from './write-insights.js';

/** What a model is asked about insights, on the queue llm. */
export function createModelInsightActivities(deps: InsightWritingDeps) {
  const signal = (): AbortSignal => Context.current().cancellationSignal;
  return {
    writeInsights: runActivity((input: WriteInsightsInput) => writeInsights(deps, input, signal())),
  };
}

export type ModelInsightActivities = ReturnType<typeof createModelInsightActivities>;
