import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import { runActivity } from '../../run-activity.js';
import { runVisit } from '../../run-visit.js';
import { type AddFieldDataInput, addFieldData } from './add-field-data.js';
import { type AnalyzeSearchInput, analyzeSearch } from './analyze-search.js';
import { type ComposeOpportunitiesInput, composeOpportunities } from './compose-opportunities.js';
import { type ComposeSearchPerformanceInput, composeSearchPerformance } from './compose-search-performance.js';
import { dropSearchRows } from './drop-search-rows.js';
import { type FindPropertyInput, findProperty } from './find-property.js';
import { type FindStoredAuditsInput, findStoredAudits } from './find-stored-audits.js';
import { type GatherSearchDataInput, gatherSearchData } from './gather-search-data.js';
import { type InspectPagesInput, inspectPages } from './inspect-pages.js';
import { type ReadDaysInput, readDays } from './read-days.js';
import { type ReadRowSetInput, readRowSet } from './read-row-set.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';
import { waitOutQuota } from './wait-out-quota.js';

/** Reading and judging search data, on the queue orchestration: they wait for the provider more than they work. */
export function createSearchAnalysisActivities(deps: SearchAnalysisDeps) {
  return {
    findProperty: runVisit((input: FindPropertyInput, signal) => waitOutQuota(() => findProperty(deps, input, signal))),
    findStoredAudits: runActivity((input: FindStoredAuditsInput) => findStoredAudits(deps, input)),
    readDays: runVisit((input: ReadDaysInput, signal) => waitOutQuota(() => readDays(deps, input, signal))),
    readRowSet: runVisit((input: ReadRowSetInput, signal) => waitOutQuota(() => readRowSet(deps, input, signal))),
    inspectPages: runVisit((input: InspectPagesInput, signal) => inspectPages(deps, input, signal)),
    gatherSearchData: runVisit((input: GatherSearchDataInput, signal) => gatherSearchData(deps, input, signal)),
    analyzeSearch: runActivity((input: AnalyzeSearchInput) => analyzeSearch(deps, input)),
    composeSearchPerformance: runActivity((input: ComposeSearchPerformanceInput) =>
      composeSearchPerformance(deps, input),
    ),
    composeOpportunities: runActivity((input: ComposeOpportunitiesInput) => composeOpportunities(deps, input)),
    addFieldData: runVisit((input: AddFieldDataInput, signal) => addFieldData(deps, input, signal)),
    dropSearchRows: runActivity((input: { operation: OperationRef }) => dropSearchRows(deps, input)),
  };
}

export type SearchAnalysisActivities = ReturnType<typeof createSearchAnalysisActivities>;
