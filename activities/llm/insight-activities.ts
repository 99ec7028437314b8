import { runVisit } from '../run-visit.js';
import type { InsightWritingDeps } from './llm-deps.js';
import { type WriteInsightsInput, writeInsights } from './write-insights.js';

/** Model requests about insights, on the `llm` queue. */
export function createModelInsightActivities(deps: InsightWritingDeps) {
  return {
    writeInsights: runVisit((input: WriteInsightsInput, signal) => writeInsights(deps, input, signal)),
  };
}

export type ModelInsightActivities = ReturnType<typeof createModelInsightActivities>;
