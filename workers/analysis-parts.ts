import { createAnalysisActivities } from '../activities/analysis/index.js';
import { readSite } from '../activities/audits/load-site.js';
import { ALL_CHECKS } from '../domain/seo/checks/index.js';
import type { Store } from '../store/index.js';

/** What the dashboard analyses. Sites are read as audits read them. */
export function createAnalysisParts(store: Store) {
  const { artifacts, operations, pageAnalyses, crawls } = store;
  return {
    orchestration: createAnalysisActivities({
      ...{ artifacts, operations, pageAnalyses, checks: ALL_CHECKS, now: () => Date.now() },
      readSite: (crawl) => readSite({ crawls, artifacts }, crawl),
    }),
  };
}
