import { opportunitiesReport } from '../../../domain/search/analysis/opportunities-report.js';
import { type LoadAnalysisInput, loadAnalysis } from './data/load-analysis.js';
import { saveSearchResult } from './data/save-search-result.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

/** Writes the report of opportunities as the operation's result. Twice: replaces it. */
export async function composeOpportunities(
  deps: SearchAnalysisDeps,
  input: LoadAnalysisInput,
): Promise<{ opportunities: number }> {
  const { head, analysis } = await loadAnalysis(deps, input);
  const report = opportunitiesReport(head, analysis);
  await saveSearchResult(deps, input.operation, report);
  return { opportunities: report.total };
}
