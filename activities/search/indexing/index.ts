import { runActivity } from '../../run-activity.js';
import { runVisit } from '../../run-visit.js';
import { waitOutQuota } from '../analysis/wait-out-quota.js';
import { type ChooseSampleInput, chooseSample } from './choose-sample.js';
import type { IndexingDeps } from './indexing-deps.js';
import { type InspectSliceInput, inspectSlice } from './inspect-slice.js';
import { type ListSubmittedSitemapsInput, listSubmittedSitemaps } from './list-submitted-sitemaps.js';
import { type SaveIndexReportInput, saveIndexReport } from './save-index-report.js';

/** How Google has the pages of a site in its index, on the queues providers and orchestration. */
export function createIndexingActivities(deps: IndexingDeps) {
  return {
    listSubmittedSitemaps: runVisit((input: ListSubmittedSitemapsInput, signal) =>
      waitOutQuota(() => listSubmittedSitemaps(deps, input, signal)),
    ),
    chooseSample: runActivity((input: ChooseSampleInput) => chooseSample(deps, input)),
    inspectSlice: runVisit((input: InspectSliceInput, signal) => inspectSlice(deps, input, signal)),
    saveIndexReport: runActivity((input: SaveIndexReportInput) => saveIndexReport(deps, input)),
  };
}

export type IndexingActivities = ReturnType<typeof createIndexingActivities>;
