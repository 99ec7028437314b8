import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { runVisit } from '../run-visit.js';
import { type EmbedPagesInput, embedPages } from './embed-pages.js';
import type { EmbeddingDeps } from './llm-deps.js';
import { type GuidanceDeps, writeGuidance } from './write-guidance.js';

/** Model requests about analyzed pages, on the `llm` queue. */
export function createModelAnalysisActivities(deps: GuidanceDeps & EmbeddingDeps) {
  return {
    writeGuidance: runVisit((input: { user_id: OwnerId; url: string }, signal) => writeGuidance(deps, input, signal)),
    embedPages: runVisit((input: EmbedPagesInput, signal) => embedPages(deps, input, signal)),
  };
}

export type ModelAnalysisActivities = ReturnType<typeof createModelAnalysisActivities>;
