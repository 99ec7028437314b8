import { Context } from '@temporalio/activity';
import { runActivity } from '../../run-activity.js';
import { type AddFieldDataInput, addFieldData } from './add-field-data.js';
import { type AnalyseSearchInput, analyseSearch } from './analyse-search.js';
import { composeOpportunities } from './compose-opportunities.js';
import { type ComposeSearchPerformanceInput, composeSearchPerformance } from './compose-search-performance.js';
import { dropSearchRows } from './drop-search-rows.js';
import { type FindPropertyInput, findProperty } from './find-property.js';
import { type FindStoredAuditsInput, findStoredAudits } from './find-stored-audits.js';
import { type GatherSearchDataInput, gatherSearchData } from './gather-search-data.js';
import { type InspectPagesInput, inspectPages } from './inspect-pages.js';
import type { LoadAnalysisInput } from './load-analysis.js';
import { type ReadDaysInput, readDays } from './read-days.js';
import { type ReadRowSetInput, readRowSet } from './read-row-set.js';
import type { OperationRef, SearchAnalysisDeps } from './search-analysis-deps.js';
import { waitOutQuota } from './wait-out-quota.js';

/** Reading and judging search data, on the queue orchestration: they wait for the provider more than they work. */
export function createSearchAnalysisActivities(deps: SearchAnalysisDeps) {
  const signal = (): AbortSignal => Context.current().cancellationSignal;
  return {
    findProperty: runActivity((input: FindPropertyInput) => waitOutQuota(() => findProperty(deps, input, signal()))),
    findStoredAudits: runActivity((input: FindStoredAuditsInput) => findStoredAudits(deps, input)),
    readDays: runActivity((input: ReadDaysInput) => waitOutQuota(() => readDays(deps, input, signal()))),
    readRowSet: runActivity((input: ReadRowSetInput) => waitOutQuota(() => readRowSet(deps, input, signal()))),
    inspectPages: runActivity((input: InspectPagesInput) => inspectPages(deps, input, signal())),
    gatherSearchData: runActivity((input: GatherSearchDataInput) => gatherSearchData(deps, input, signal())),
    analyseSearch: runActivity((input: AnalyseSearchInput) => analyseSearch(deps, input)),
    composeSearchPerformance: runActivity((input: ComposeSearchPerformanceInput) =>
      composeSearchPerformance(deps, input),
    ),
    composeOpportunities: runActivity((input: LoadAnalysisInput) => composeOpportunities(deps, input)),
    addFieldData: runActivity((input: AddFieldDataInput) => addFieldData(deps, input, signal())),
    dropSearchRows: runActivity((input: { operation: OperationRef }) => dropSearchRows(deps, input)),
  };
}

export type SearchAnalysisActivities = ReturnType<typeof createSearchAnalysisActivities>;
