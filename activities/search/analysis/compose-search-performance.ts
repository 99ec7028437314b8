import { DomainError } from '../../../domain/base/errors.js';
import { insightsByRules } from '../../../domain/insights/index.js';
import type { Insight } from '../../../domain/insights/insight.js';
import { searchAnalysisKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { Outcome } from '../../../domain/operations/operations.js';
import { runDimension } from '../../../domain/search/analysis/dimensions/run-dimension.js';
import { SEARCH_DIMENSION_NAMES, type SearchPerformance } from '../../../domain/search/analysis/search-performance.js';
import type { SearchInsights } from '../../../domain/search/analysis/search-reports.js';
import { addressOfSite, represents } from '../../../domain/search/analysis/stands-for-site.js';
import { searchEvents } from '../../../domain/webhooks/search-events.js';
import type { AnalyzedInput } from './analyze-search.js';
import { keepSearchDays } from './data/keep-search-days.js';
import { keepSearchPages } from './data/keep-search-pages.js';
import { saveSearchResult } from './data/save-search-result.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface ComposeSearchPerformanceInput {
  operation: OperationRef;
  /** Where analyzeSearch left its part. */
  analyzed_key: string;
  /** A model's wording of them; if that failed, the rules' own texts are used. */
  written: Outcome<SearchInsights>;
}

/** Evidence paths are relative to the analysis itself. */
const INPUT_PREFIX = 'searchconsole_analysis.';

/**
 * Puts the analysis and the insights together. Changes: writes the operation's result, and the same as what the site's
 * dashboard rests on where it stands for the site; publishes changes of its performance. Twice: replaces both, publishes nothing
 * anew.
 */
export async function composeSearchPerformance(
  deps: SearchAnalysisDeps,
  { operation, analyzed_key, written }: ComposeSearchPerformanceInput,
): Promise<{ represents_site: boolean }> {
  const input = await deps.artifacts.get<AnalyzedInput>(operation.user_id, analyzed_key);
  if (!input) throw new DomainError('no_data', 'The analysis is not in the store');
  const analyzed = input.body.searchconsole_analysis;
  const ai_insights = runDimension((): SearchInsights => insightsOf(written, input), deps.onFailure);
  const parts = { ...analyzed, ai_insights };
  const isPartial = SEARCH_DIMENSION_NAMES.some((name) => parts[name].status === 'failed');
  const result: SearchPerformance = await saveSearchResult(deps, operation, {
    ...parts,
    status: isPartial ? ('partial' as const) : ('completed' as const),
    generated_by: ai_insights.status === 'completed' ? ai_insights.generated_by : ('rules' as const),
  });
  const represents_site = await keepForSite(deps, operation, result);
  // An analysis of a folder or of another host is not news of the site.
  if (represents_site)
    for (const event of searchEvents(operation.user_id, operation.id, result)) await deps.publish(event);
  return { represents_site };
}

async function keepForSite(
  deps: SearchAnalysisDeps,
  operation: OperationRef,
  result: SearchPerformance,
): Promise<boolean> {
  const { user_id: userId } = operation;
  const { site, generated_at } = result;
  const key = searchAnalysisKey(site);
  const kept = await deps.artifacts.get<SearchPerformance>(userId, key);
  const watched = await deps.sites.findBySite(userId, site);
  if (!represents(addressOfSite(site, watched?.site_url), result, kept, generated_at)) return false;
  await keepSearchPages(deps, operation, result);
  await keepSearchDays(deps, operation, result);
  await deps.artifacts.put(userId, key, result);
  await deps.siteVersions.raise(userId, site);
  return true;
}

function insightsOf(written: Outcome<SearchInsights>, input: AnalyzedInput): SearchInsights {
  if (written.ok) return { ...written.value, insights: written.value.insights.map(pointIntoAnswer) };
  return {
    insights: insightsByRules('searchconsole', input.body, input.types).map(pointIntoAnswer),
    generated_by: 'rules',
    warnings: [written.error.detail],
  };
}

function pointIntoAnswer(insight: Insight): Insight {
  const { id, impact, roi, evidence } = insight;
  const tidy = (text: string) => text.replaceAll(INPUT_PREFIX, '');
  return {
    ...insight,
    id: tidy(id),
    impact: { ...impact, basis: tidy(impact.basis) },
    roi: { ...roi, basis: tidy(roi.basis) },
    evidence: evidence.map((piece) => ({ ...piece, path: tidy(piece.path) })),
  };
}
