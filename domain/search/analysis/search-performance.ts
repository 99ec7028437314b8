import type { CtrCurve } from './ctr-curve.js';
import type { SearchPeriods } from './search-figures.js';
import type {
  CompetitivePositioning,
  ContentOpportunities,
  DimensionResult,
  KeywordPerformance,
  PagePerformance,
  PerformanceOverview,
  SearchInsights,
  TechnicalSignals,
} from './search-reports.js';
import type { TrendAnalysis } from './trend-report.js';

export const SEARCH_DIMENSION_NAMES = [
  'performance_overview',
  'keyword_performance',
  'page_performance',
  'content_opportunities',
  'technical_signals',
  'competitive_positioning',
  'trend_analysis',
  'ai_insights',
] as const;
export type SearchDimensionName = (typeof SEARCH_DIMENSION_NAMES)[number];

/** How much was read, so that every figure can be traced to it. */
export interface SearchDataFacts {
  collected_at: string;
  /** Rows as the provider sent them, by set. */
  row_counts: Record<string, number>;
  /** Sets that were cut at the bound of rows; the rows with the fewest clicks are the ones that are missing. */
  cut_sets: string[];
  /** Sets that could not be read, and why. */
  failed_sets: { set: string; error: string }[];
}

export interface SearchReportHead {
  site_url: string;
  /** As identifySite writes it. */
  site: string;
  /** As the provider names it. */
  property: string;
  /** `wider`: the property holds other sites as well, and its totals do so too. */
  property_scope: 'same' | 'wider';
  periods: SearchPeriods;
  data: SearchDataFacts;
  brand_terms: string[];
  ctr_curve: CtrCurve;
}

/** The result of analyze-search-performance: plain JSON as the API shows it. */
export interface SearchPerformance extends SearchReportHead {
  /** `partial`: at least one dimension failed. */
  status: 'completed' | 'partial';
  performance_overview: DimensionResult<PerformanceOverview>;
  keyword_performance: DimensionResult<KeywordPerformance>;
  page_performance: DimensionResult<PagePerformance>;
  content_opportunities: DimensionResult<ContentOpportunities>;
  technical_signals: DimensionResult<TechnicalSignals>;
  competitive_positioning: DimensionResult<CompetitivePositioning>;
  trend_analysis: DimensionResult<TrendAnalysis>;
  ai_insights: DimensionResult<SearchInsights>;
  generated_at: string;
  duration_ms: number;
  generated_by: 'llm' | 'rules';
}
