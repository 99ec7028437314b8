import type { InsightEvidence } from '../insight.js';

export interface MeasureStanding {
  /** Path of the measure in each analysis, such as `component_scores.page_speed`. */
  measure: string;
  better: 'higher' | 'lower';
  yours: InsightEvidence;
  competitors: (InsightEvidence & { competitor: string })[];
  competitors_median: number;
  /** `level` when you and the median differ by less than a tenth. */
  standing: 'ahead' | 'level' | 'behind';
  /** A size, such as a number of pages: shown, and not counted in the index. */
  is_volume: boolean;
}

export interface RankedSite {
  /** Its URL, or the path of its analysis in the input. */
  site: string;
  is_yours: boolean;
  /** 0–100: the mean over all measures of the share of other sites that are beaten, a tie counting half. */
  index: number | null;
  measures: number;
}

export interface MarketPosition {
  /** 1 is first; null where nothing could be compared. */
  rank: number | null;
  ranked_sites: number;
  sites: RankedSite[];
  measures: MeasureStanding[];
  summary: string;
  basis: string;
}
