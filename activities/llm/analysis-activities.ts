import { Context } from '@temporalio/activity';
import { runActivity } from '../run-activity.js';
import { type GuidanceDeps, writeGuidance } from './write-guidance.js';

/** What a model is asked about pages that were analysed, on the queue llm. */
export function createModelAnalysisActivities(deps: GuidanceDeps) {
  const signal = (): AbortSignal => Context.current().cancellationSignal;
  return {
    writeGuidance: runActivity((input: { user_id: string; url: string }) => writeGuidance(deps, input, signal())),
  };
}

export type ModelAnalysisActivities = ReturnType<typeof createModelAnalysisActivities>;
