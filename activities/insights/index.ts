import { insightInputKey } from '../../domain/operations/artifact-keys.js';
import { runActivity } from '../run-activity.js';
import { composeInsights } from './compose-insights.js';
import { gatherInsightInput } from './gather-insight-input.js';
import type { InsightDeps, InsightTask } from './insight-deps.js';

/** The sources of insights, and composing them. On the `orchestration` queue. */
export function createInsightActivities(deps: InsightDeps) {
  const bind = <Input, Result>(activity: (deps: InsightDeps, input: Input) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input));
  return {
    gatherInsightInput: bind(gatherInsightInput),
    composeInsights: bind(composeInsights),
    dropInsightInput: bind(dropInsightInput),
  };
}

export type InsightActivities = ReturnType<typeof createInsightActivities>;

/** The body and its completed form are not needed once there is a result. Twice: they are already gone. */
async function dropInsightInput(
  { artifacts }: InsightDeps,
  { operation: { id, user_id }, body_key }: Pick<InsightTask, 'operation' | 'body_key'>,
): Promise<void> {
  await artifacts.remove(user_id, insightInputKey(id));
  await artifacts.remove(user_id, body_key);
}
