import { Context } from '@temporalio/activity';
import { runActivity } from '../run-activity.js';
import { type EmbedPagesInput, embedPages } from './embed-pages.js';
import type { EmbeddingDeps } from './llm-deps.js';
import { type GuidanceDeps, writeGuidance } from './write-guidance.js';

/** What a model is asked about pages that were analysed, on the queue llm. */
export function createModelAnalysisActivities(deps: GuidanceDeps & EmbeddingDeps) {
  const signal = (): AbortSignal => Context.current().cancellationSignal;
  return {
    writeGuidance: runActivity((input: { user_id: string; url: string }) => writeGuidance(deps, input, signal())),
    embedPages: runActivity((input: EmbedPagesInput) => embedPages(deps, input, signal())),
  };
}

export type ModelAnalysisActivities = ReturnType<typeof createModelAnalysisActivities>;
