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
}

/** A property with the addresses of the web streams that feed it. */
export interface AnalyticsProperty {
  /** `properties/123`. */
  property: string;
  name: string;
  sites: string[];
}
