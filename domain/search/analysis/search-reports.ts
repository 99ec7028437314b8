/** What each dimension of a search analysis returns: plain JSON as in the API. Null means not measured, never zero. */

import type { NoData } from '../../dashboard/no-data.js';
import type { Insight } from '../../insights/insight.js';
import type { FieldData } from '../../seo/artifacts/speed.js';
import type { UrlInspection } from '../search-row.js';
import type { YearOnYear } from './compare-year.js';
import type { ComparedFigures, DayFigures, SearchFigures } from './search-figures.js';
import type { ClickGain, OpportunityKind, SearchOpportunity } from './search-opportunity.js';

/** A failed dimension says why and does not affect the others; a skipped one was not requested. */
export type DimensionResult<Report> =
  | ({ status: 'completed' } & Report)
  | { status: 'failed'; error: { code: string; detail: string } }
  | { status: 'skipped'; reason: string }
  | NoData;

/** A part of a dimension that rests on data of its own. */
export type PartResult<Report> = ({ status: 'completed' } & Report) | NoData;

/** Sums over rows against the totals of the property. The rest is shown and never spread over the rows. */
export interface Reconciliation {
  rows: number;
  clicks: number;
  impressions: number;
  /** Total minus sum; below 0 where one impression of the property counts for several pages. */
  remainder: { clicks: number; impressions: number; clicks_share: number | null; impressions_share: number | null };
  explanation: string;
}

export interface KeyedComparison extends ComparedFigures {
  key: string;
  /** Of all clicks of the property, 0–1; null without a click. */
  clicks_share: number | null;
}

export interface PerformanceOverview {
  totals: ComparedFigures;
  /**
   * Days of each period whose data Search Console lost (YYYY-MM-DD): they are in no figure, and every change is for days that
   * have data. Null where days could not be read.
   */
  missing_days: { current: string[]; previous: string[] | null } | null;
  /** The period by its days, and the same days of the week a year earlier; null where the data do not reach that far. */
  year_on_year: YearOnYear | null;
  reconciliation: { queries: Reconciliation | null; pages: Reconciliation | null };
  /** Queries that name the brand, by the terms in `brand_terms`, and all others; null when queries could not be read. */
  brand: { branded: ComparedFigures; other: ComparedFigures } | null;
  devices: KeyedComparison[] | null;
  /** The 25 with the most clicks; ISO 3166-1 alpha-3 as the provider writes it. */
  countries: KeyedComparison[] | null;
  /** Every day of the current period that has data. */
  daily: DayFigures[] | null;
}

export interface KeywordLine extends ComparedFigures {
  query: string;
  is_branded: boolean;
  /** The page that gets most of its clicks, then impressions; null when pairs could not be read. */
  url: string | null;
}

export interface KeywordTarget extends KeywordLine {
  expected_ctr: number;
  target_position: number;
  estimated_click_gain: ClickGain;
}

export interface KeywordPerformance {
  total_queries: number;
  /** Null without a previous period. */
  previous_total_queries: number | null;
  by_position: { range: '1-3' | '4-10' | '11-20' | '21+'; queries: number; clicks: number; impressions: number }[];
  /** The 25 with the most clicks. */
  top_keywords: KeywordLine[];
  /** At most 25 each. `new` and `lost` are queries of one period alone. */
  trending: { rising: KeywordLine[]; falling: KeywordLine[]; new: KeywordLine[]; lost: KeywordLine[] };
  /** Other than branded queries at positions 4 to 20, by the clicks that may be won; at most 25. */
  optimization_targets: KeywordTarget[];
}

export interface PageLine extends ComparedFigures {
  url: string;
}

export interface PagePerformance {
  total_pages: number;
  /** The 25 with the most clicks. */
  top_pages: PageLine[];
  /** Pages that were shown at least 100 times and never clicked, by impressions; at most 25. */
  zero_click_pages: PageLine[];
  /** Pages that lost clicks against the previous period, the largest loss first; at most 25. */
  declining_pages: PageLine[];
}

export interface ContentOpportunities {
  total: number;
  by_kind: Partial<Record<OpportunityKind, number>>;
  /** One for each page, best first; at most 30. */
  opportunities: SearchOpportunity[];
  /** Kinds that could not be looked for, and what they lack. */
  not_looked_for: { kind: OpportunityKind; reason: string }[];
  note: string;
}

export interface TrafficIssue extends SearchFigures {
  url: string;
  issue:
    | 'noindex'
    | 'blocked_by_robots'
    | 'client_error'
    | 'server_error'
    | 'redirect'
    | 'canonicalised'
    | 'not_crawled';
  detail: string;
}

export interface TechnicalSignals {
  crawl: PartResult<{
    audit_id: string;
    audited_at: string;
    technical_score: number | null;
    issue_counts: { critical: number; warning: number; notice: number };
    crawled_pages: number;
  }>;
  coverage: PartResult<{
    pages_with_impressions: number;
    crawled: number;
    not_crawled: number;
    indexable_without_impressions: number;
    /** Pages that have visitors from search although something is wrong with them, by clicks; at most 50. */
    issues: TrafficIssue[];
  }>;
  inspection: PartResult<{
    inspected: number;
    failed: number;
    verdicts: Record<UrlInspection['verdict'], number>;
    pages: UrlInspection[];
  }>;
  mobile: PartResult<{
    clicks_share: number | null;
    mobile: SearchFigures | null;
    desktop: SearchFigures | null;
    /** Mobile minus desktop position; above 0 is worse on mobile. */
    position_gap: number | null;
    mobile_verdicts: Record<UrlInspection['mobile_verdict'], number> | null;
  }>;
  core_web_vitals: PartResult<{ mobile: FieldData | null; desktop: FieldData | null }>;
}

export interface CompetitivePositioning {
  /** From the property's own figures. */
  visibility: {
    /** Expected clicks at the positions held ÷ expected clicks were every query at place 1; other than branded, 0–1. */
    index: number | null;
    previous_index: number | null;
    /** Share of searches that showed the site and ended in a click on it; other than branded, 0–1. */
    click_share: number | null;
    basis: string;
  };
  /** Clicks of competitors are known only to them. */
  market_share: null;
  market_share_note: string;
  benchmark: PartResult<{
    audit_id: string;
    benchmarked_at: string;
    your_rank: number | null;
    ranked_sites: number;
    your_index: number | null;
    competitors: { url: string; index: number | null }[];
    advantages: string[];
    gaps: string[];
  }>;
  sitemaps: PartResult<{
    operation_id: string;
    benchmarked_at: string;
    your_rank: number | null;
    ranked_sites: number;
    sites: { url: string; is_yours: boolean; rank: number | null; urls: number | null; per_week: number | null }[];
  }>;
}

export interface SearchInsights {
  insights: Insight[];
  generated_by: 'llm' | 'rules';
  /** Why a model's texts are not there, or not all of them. */
  warnings: string[];
}
