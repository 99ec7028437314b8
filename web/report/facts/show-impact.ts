import type { TrafficEstimate } from '../../../domain/audits/recommendation.js';
import type { LanguageTools } from '../parts/report-language.js';

/** A range of percent, or a word in its place. */
export function showImpact(
  { traffic_percent_low: low, traffic_percent_high: high }: TrafficEstimate,
  { full, figures }: Pick<LanguageTools, 'full' | 'figures'>,
): string {
  if (low === null || high === null) return full.recommendations.notEstimated;
  return figures.percentRange(low, high);
}
