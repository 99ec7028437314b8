import { opportunitiesReport } from '../../../domain/seo/search-console/opportunities-report.js';
import { type AnalyseSearchInput, loadAnalysis } from './analyse-search.js';
import { saveSearchResult } from './save-search-result.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export type ComposeOpportunitiesInput = Omit<AnalyseSearchInput, 'include_opportunities'>;

/** Writes the report of opportunities as the operation's result. Twice: replaces it. */
export async function composeOpportunities(
  deps: SearchAnalysisDeps,
  input: ComposeOpportunitiesInput,
): Promise<{ opportunities: number }> {
  const { head, analysis } = await loadAnalysis(deps, input);
  const report = opportunitiesReport(head, analysis);
  await saveSearchResult(deps, input.operation, report);
  return { opportunities: report.total };
}
