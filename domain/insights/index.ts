import { auditInsights } from './audit.js';
import { competitiveInsights } from './competitive.js';
import { contentStrategy } from './content-strategy.js';
import type { Insight, InsightKind } from './insight.js';
import type { InsightReport } from './insight-report.js';
import { keywordExpansion } from './keyword-expansion.js';
import { prioritizedRecommendations } from './prioritized-recommendations.js';
import { quickWins } from './quick-wins.js';
import type { ResultTypes } from './results/source.js';
import { searchconsoleInsights } from './searchconsole.js';
import { trafficRoadmap } from './traffic-roadmap.js';

/** The rules of each kind. They take the body of its request, with results in the place of ids of operations. */
const RULES: { [Kind in InsightKind]: (input: unknown, types: ResultTypes) => InsightReport<Kind> } = {
  audit: auditInsights,
  searchconsole: searchconsoleInsights,
  content_strategy: contentStrategy,
  traffic_roadmap: trafficRoadmap,
  competitive: competitiveInsights,
  prioritized_recommendations: prioritizedRecommendations,
  quick_wins: quickWins,
  keyword_expansion: keywordExpansion,
};

/**
 * The rules' findings in the input of a kind: insights, and the kind's extra results. Pure; accepts any JSON. `types` says
 * which operations the results in the input are of, by their paths; what it does not name is recognized by its shape.
 */
export function reportByRules<Kind extends InsightKind>(
  kind: Kind,
  input: unknown,
  types: ResultTypes = {},
): InsightReport<Kind> {
  return RULES[kind](input, types);
}

/** Insights of a kind without a model, the most urgent first. Evidence paths lead into `input`. */
export function insightsByRules(kind: InsightKind, input: unknown, types: ResultTypes = {}): Insight[] {
  return reportByRules(kind, input, types).insights;
}
