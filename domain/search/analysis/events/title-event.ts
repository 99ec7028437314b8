import { writeText } from '../../../base/text/write-text.js';
import type { PerformanceEvent, ShiftedSeries } from './performance-event.js';

type Titled = Pick<PerformanceEvent, 'date' | 'direction' | 'series' | 'queries_total' | 'median_places'>;

/** `Since 2026-10-14, 124 queries rank about 6 places lower`. */
export function titleEvent({ date, direction, series, queries_total, median_places }: Titled): string {
  const way = direction === 'loss' ? 'lower' : 'higher';
  if (queries_total > 1 && median_places !== null) {
    const places = Math.max(1, Math.round(Math.abs(median_places)));
    return writeText`Since ${date}, ${queries_total} queries rank about ${places} ${places === 1 ? 'place' : 'places'} ${way}`;
  }
  const [strongest] = series;
  return strongest ? writeText`Since ${date}, ${describeSeries(strongest, way)}` : writeText`A change on ${date}`;
}

function describeSeries({ group, key, metric, before, after, change }: ShiftedSeries, way: string): string {
  const subject = key === null ? 'the site' : `${group} ${key}`;
  if (metric === 'clicks') {
    const percent = `${Math.abs(change)}%`;
    return writeText`${subject} gets ${percent} ${change < 0 ? 'fewer' : 'more'} clicks a day (${before} to ${after})`;
  }
  if (group === 'queries') return `queries rank ${Math.abs(change)} places ${way} on average`;
  return writeText`${subject} ranks ${Math.abs(change)} places ${way} on average (position ${before} to ${after})`;
}
