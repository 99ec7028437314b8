import { SEARCH_TOTALS } from '../results/search-totals.js';
import type { AnalysisSource } from '../results/source.js';
import { type Figure, numberIn, type Place, part, partAlong } from './place.js';
import { readPeriodDays } from './read-period-days.js';
import { readSearchLines } from './read-search-lines.js';
import type { TrafficBase } from './traffic-base.js';

const TRAFFIC = [
  'organic_traffic',
  'organic_clicks',
  'clicks',
  'organic_sessions',
  'monthly_traffic',
  'traffic',
  'sessions',
  'visits',
  'visitors',
  'users',
  'total_clicks',
];
const HOLDERS = ['', 'current', 'totals', 'metrics', 'overview', 'summary', 'performance', 'traffic'];

/**
 * Traffic of today: of our own search results the clicks of the property, of audits nothing, since a crawl counts no
 * visitors; of other analyses the first figure of that name near the top, else the totals of search rows.
 */
export function readTrafficBase(metrics: AnalysisSource): TrafficBase | null {
  if (metrics.type !== null) return readOwnBase(metrics);
  const clicks = namedTraffic(metrics) ?? readSearchLines(metrics).totals?.current.clicks ?? null;
  if (clicks === null || clicks.value <= 0) return null;
  return { clicks, days: readPeriodDays(metrics) };
}

function readOwnBase(result: AnalysisSource): TrafficBase | null {
  if (result.type !== 'search_performance') return null;
  const clicks = numberIn(partAlong(result, SEARCH_TOTALS.clicks));
  return clicks === null || clicks.value <= 0
    ? null
    : { clicks, days: numberIn(partAlong(result, SEARCH_TOTALS.days)) };
}

function namedTraffic(metrics: Place): Figure<number> | null {
  const holders = HOLDERS.map((name) => (name === '' ? metrics : part(metrics, name)));
  for (const name of TRAFFIC)
    for (const holder of holders) {
      const figure = numberIn(part(holder, name)) ?? numberIn(part(part(holder, name), 'value'));
      if (figure !== null) return figure;
    }
  return null;
}
