import { randomBytes } from 'node:crypto';
import { createInsightActivities } from '../activities/insights/index.js';
import { createModelInsightActivities } from '../activities/llm/insight-activities.js';
import type { Config } from '../platform/config.js';
import type { Store } from '../store/index.js';
import type { Reporters } from './create-reporters.js';
import { selectModel } from './select-model.js';

/** Insights: their sources, and the model that words them. */
export function wireInsights(
  config: Config,
  { artifacts, operations, modelBudgets }: Store,
  { reportModelFailure }: Reporters,
) {
  const now = () => Date.now();
  return {
    orchestration: createInsightActivities({ artifacts, operations, now }),
    llm: createModelInsightActivities({
      model: selectModel(config),
      artifacts,
      budgets: modelBudgets,
      now,
      maxInputTokens: config.LLM_MAX_INPUT_TOKENS,
      dailyTokens: config.LLM_DAILY_TOKENS,
      randomWord: () => randomBytes(8).toString('hex'),
      onFailure: reportModelFailure,
    }),
  };
}
