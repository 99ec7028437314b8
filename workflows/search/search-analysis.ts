import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { ModelInsightActivities } from '../../activities/llm/insight-activities.js';
import type { SearchAnalysisActivities } from '../../activities/search/analysis/index.js';
import { EVENT_SETS } from '../../domain/search/analysis/sets/row-set.js';
import { insightOptions, judgeOptions, rowSetOptions, storeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { type ReportProgress, runOperation } from '../operations/wrapper/run-operation.js';
import type { ContentOpportunitiesInput, SearchPerformanceInput } from './contract/search-analysis.js';
import { type CollectedSearch, collectSearch, type SearchRequest } from './steps/collect-search.js';

const { inspectPages } = proxyActivities<SearchAnalysisActivities>(rowSetOptions);
const { analyzeSearch, composeSearchPerformance, composeOpportunities } =
  proxyActivities<SearchAnalysisActivities>(judgeOptions);
const { writeInsights } = proxyActivities<ModelInsightActivities>(insightOptions);
const { dropSearchRows } = proxyActivities<SearchAnalysisActivities>(storeOptions);

/** The usual number of impressions below which a query says too little. */
const MIN_IMPRESSIONS = 100;

/** Analyzes a property's search data in eight dimensions; one that fails does not affect the others. */
export async function analyzeSearchPerformance(input: SearchPerformanceInput): Promise<OperationReference> {
  const { operation, site_url, include_opportunities } = input;
  return overSearchData({ ...input, extra_sets: EVENT_SETS }, async (collected, report) => {
    await report({ done: 66, phase: 'inspect', message: 'Inspecting the pages in the search index' });
    // What could not be requested is listed as missing.
    await captureOutcome(() => inspectPages({ operation, site_url, property: collected.property.property }));
    await report({ done: 75, phase: 'analyze', message: 'Analyzing the data' });
    const about = { operation, site_url, ...collected };
    const { key } = await analyzeSearch({ ...about, include_opportunities, min_impressions: MIN_IMPRESSIONS });
    await report({ done: 85, phase: 'insights', message: 'Writing insights' });
    const { user_id } = operation;
    const written = await captureOutcome(() => writeInsights({ user_id, kind: 'searchconsole', input_key: key }));
    await report({ done: 95, phase: 'compose', message: 'Preparing the results' });
    await composeSearchPerformance({ operation, analyzed_key: key, written });
  });
}

/** Reads the same and reports what can be done, in three phases. */
export async function findContentOpportunities(input: ContentOpportunitiesInput): Promise<OperationReference> {
  const { operation, site_url, min_impressions, limit, hours_per_week } = input;
  const plan = { ...(limit !== undefined && { limit }), ...(hours_per_week !== undefined && { hours_per_week }) };
  return overSearchData(input, async (collected, report) => {
    await report({ done: 80, phase: 'analyze', message: 'Looking for opportunities' });
    await composeOpportunities({ operation, site_url, ...collected, ...plan, min_impressions });
  });
}

/** Rows are kept for as long as the workflow needs them, however it ends. */
async function overSearchData(
  input: SearchRequest,
  story: (collected: CollectedSearch, report: ReportProgress) => Promise<void>,
): Promise<OperationReference> {
  const { operation } = input;
  return runOperation(operation, async (report) => {
    try {
      await story(await collectSearch(input, report), report);
    } finally {
      await CancellationScope.nonCancellable(() => captureOutcome(() => dropSearchRows({ operation })));
    }
  });
}
