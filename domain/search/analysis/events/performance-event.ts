import type { SearchUpdate } from './search-updates.js';

export type EventGroup = 'site' | 'queries' | 'directory' | 'device' | 'country';

/** A row of daily values that changed its level. */
export interface ShiftedSeries {
  group: EventGroup;
  /** The directory, device or country; null for the site and for all queries together. */
  key: string | null;
  metric: 'clicks' | 'position';
  /** First day at the new level, YYYY-MM-DD. */
  date: string;
  /** Medians of the days (up to 28) before and after: clicks a day, or the position. */
  before: number;
  after: number;
  /** Of clicks in percent, of positions in places; below 0 is fewer clicks, or nearer to the top. */
  change: number;
  /** How many times its usual size the change from one fortnight to the next was. */
  score: number;
}

/** A query that moved in the same direction from the four weeks before to the (up to) four weeks after. */
export interface MovedQuery {
  query: string;
  position_before: number;
  position_after: number;
  clicks_per_day_before: number;
  clicks_per_day_after: number;
}

/** A day on which search performance changed its level at once, and stayed there. */
export interface PerformanceEvent {
  /** The day on which the strongest of its series changed, YYYY-MM-DD. */
  date: string;
  direction: 'loss' | 'gain';
  title: string;
  /** `high`: the change is eight times its usual size or more, or several series show it; else `medium`. */
  certainty: 'high' | 'medium';
  /** What changed together within a week, the strongest first. */
  series: ShiftedSeries[];
  /** Queries that moved with it, those with the most clicks before first, at most 50; and how many there are. */
  queries: MovedQuery[];
  queries_total: number;
  /** The median number of places that these queries moved; above 0 is farther from the top. Null without any. */
  median_places: number | null;
  /** Announced updates of Google Search that were rolling out within three days of it. */
  updates: SearchUpdate[];
}

export interface EventReport {
  /** The newest first. */
  events: PerformanceEvent[];
  /** Days that could show an event: a change of the last two weeks is not known to last. */
  watched: { start_date: string; end_date: string } | null;
  /** Rows of daily values that were looked at, and groups whose days could not be read. */
  series_checked: number;
  groups_not_read: EventGroup[];
  /** Days after this one are not in the list of announced updates. */
  updates_known_until: string;
  note: string;
}
