/** A report of Google Analytics: figures of one combination of dimensions. */
export interface AnalyticsRow {
  /** In the order of the requested dimensions. */
  dimensions: string[];
  /** In the order of the requested metrics. */
  metrics: number[];
}

export interface AnalyticsQuery {
  /** YYYY-MM-DD, both included, in the property's time zone. */
  start_date: string;
  end_date: string;
  /** API names, such as `date`. */
  dimensions: string[];
  /** API names, such as `sessions`. */
  metrics: string[];
  /** Only rows of which this dimension has this value. */
  only?: { dimension: string; value: string };
}

/** What Google says of how exact a report is (Data API, ResponseMetaData). */
export interface AnalyticsQuality {
  /** 0–100: the share of events that figures were estimated from; null where all were counted. */
  sampled_percent: number | null;
  /** Figures of few users are withheld. */
  is_thresholded: boolean;
  /** Rare values are put together as "(other)". */
  has_other_row: boolean;
}

export interface AnalyticsReport {
  rows: AnalyticsRow[];
  quality: AnalyticsQuality;
  /** Of the property; null where Google does not say. */
  time_zone: string | null;
}

/** A property with the addresses of the web streams that feed it. */
export interface AnalyticsProperty {
  /** `properties/123`. */
  property: string;
  name: string;
  /** IANA name; null where Google does not say. */
  time_zone: string | null;
  sites: string[];
}
