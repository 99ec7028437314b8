import type { MarketPosition } from './comparison/market-position.js';
import type { ContentCalendar } from './content/content-calendar.js';
import type { Insight, InsightKind } from './insight.js';
import type { ExpandedKeyword } from './keywords/expanded-keyword.js';
import type { CapacityPlan } from './ranking/capacity-plan.js';
import type { RoadmapReport } from './roadmap/traffic-roadmap-report.js';

/** What each kind returns besides its insights. */
export interface InsightExtras {
  audit: object;
  searchconsole: object;
  content_strategy: { content_calendar: ContentCalendar };
  traffic_roadmap: RoadmapReport;
  competitive: { market_position: MarketPosition };
  /** Null if the business context has no days. */
  prioritized_recommendations: { capacity: CapacityPlan | null };
  quick_wins: { max_days_to_implement: number; total_effort: { value: number; unit: 'days'; basis: string } };
  keyword_expansion: { keywords: ExpandedKeyword[] };
}

/** What rules find in the input of a kind. */
export type InsightReport<Kind extends InsightKind = InsightKind> = {
  /** Most urgent first. */
  insights: Insight[];
  /** What could not be read, and where fewer were found than usual. */
  warnings: string[];
} & InsightExtras[Kind];
