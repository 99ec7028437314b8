import { type Figure, numberIn, type Place, part, partAlong } from './place.js';
import { readSearchLines } from './read-search-lines.js';
import type { TrafficBase } from './read-traffic.js';

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
const DAYS = ['period_days', 'date_range_days', 'days', 'periods.current.days', 'period.days'];

/** Traffic of today: the first figure of that name near the top, else the totals of search rows. Null without either. */
export function readTrafficBase(metrics: Place): TrafficBase | null {
  const clicks = namedTraffic(metrics) ?? readSearchLines(metrics).totals?.current.clicks ?? null;
  if (clicks === null || clicks.value <= 0) return null;
  const days = DAYS.map((way) => numberIn(partAlong(metrics, way))).find((figure) => figure !== null) ?? null;
  return { clicks, days };
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
