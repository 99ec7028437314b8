import { runActivity } from '../run-activity.js';
import type { AnalysisDeps } from './analysis-deps.js';
import { composeBatch, composeGuidance } from './compose-batch.js';
import { composePageAnalysis } from './compose-page-analysis.js';
import { composeStrategy } from './compose-strategy.js';
import { findCrawlToIndex, indexSite } from './index-site.js';
import { judgeListedPages } from './judge-listed-pages.js';

/** What the dashboard analyses: pages, competitors, strategy, coherence. Reads and writes the store alone. */
export function createAnalysisActivities(deps: AnalysisDeps) {
  const bind = <Input, Result>(activity: (deps: AnalysisDeps, input: Input) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input));
  return {
    composePageAnalysis: bind(composePageAnalysis),
    composeStrategy: bind(composeStrategy),
    nameEmbeddingModel: bind(async ({ embeddingModel }) => embeddingModel),
    findCrawlToIndex: bind(findCrawlToIndex),
    indexSite: bind(indexSite),
    judgeListedPages: bind(judgeListedPages),
    composeBatch: bind(composeBatch),
    composeGuidance: bind(composeGuidance),
  };
}

export type AnalysisActivities = ReturnType<typeof createAnalysisActivities>;
