/** Figures of a set of searches. */
export interface SearchFigures {
  clicks: number;
  impressions: number;
  /** Clicks ÷ impressions, 0–1; null without an impression. */
  ctr: number | null;
  /** 1 is the first place; the mean over impressions. Null without an impression. */
  position: number | null;
}

/** Days of the property's own time zone (Pacific time), both included. */
export interface SearchPeriod {
  /** YYYY-MM-DD. */
  start_date: string;
  end_date: string;
  days: number;
}

/** What is analyzed and what it is compared with. */
export interface SearchPeriods {
  current: SearchPeriod;
  /**
   * As long as the current one and begun on the same day of the week; null where the property has no data that far back.
   */
  previous: SearchPeriod | null;
  /** The newest days that neither period holds, since they are not complete yet. */
  excluded_days: number;
  /** How the periods were chosen, in words. */
  note: string;
}

/** How figures moved from the previous period; every part is null where one of the two is missing. */
export interface SearchChange {
  clicks: number | null;
  /** Against the previous clicks; null when there were none. */
  clicks_percent: number | null;
  impressions: number | null;
  impressions_percent: number | null;
  /** In percentage points. */
  ctr_points: number | null;
  /** Places; below 0 is nearer to the top. */
  position: number | null;
}

export interface ComparedFigures {
  current: SearchFigures;
  previous: SearchFigures | null;
  change: SearchChange;
}

/** Figures of a query, a page, a device or a country in both periods. Null: no impression in that period. */
export interface KeyedFigures {
  key: string;
  current: SearchFigures | null;
  previous: SearchFigures | null;
}

export interface DayFigures extends SearchFigures {
  date: string;
}

/** One query on one page in the current period. */
export interface PairFigures extends SearchFigures {
  query: string;
  page: string;
}
