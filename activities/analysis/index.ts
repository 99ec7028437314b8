import { runActivity } from '../run-activity.js';
import type { AnalysisDeps } from './analysis-deps.js';
import { composePageAnalysis } from './compose-page-analysis.js';

/** What the dashboard analyses: pages, competitors, strategy, coherence. Reads and writes the store alone. */
export function createAnalysisActivities(deps: AnalysisDeps) {
  const bind = <Input, Result>(activity: (deps: AnalysisDeps, input: Input) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input));
  return {
    composePageAnalysis: bind(composePageAnalysis),
  };
}

export type AnalysisActivities = ReturnType<typeof createAnalysisActivities>;
