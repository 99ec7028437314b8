import type { SearchDimension, SearchQuery } from '../../search-row.js';
import { addDays } from '../search-day.js';
import type { SearchPeriod, SearchPeriods } from '../search-figures.js';
import { periodEnding } from '../search-periods.js';
import { groupPeriod } from './group-days.js';
import type { PeriodSide } from './keyed-table.js';
import { DECAY_DAYS } from './page-days.js';
import { EVENT_SETS, type RowSet } from './row-set.js';

export interface SideQuery {
  side: PeriodSide;
  query: SearchQuery;
}

const SEEN_DAYS = 90;
const GROUP_SETS: ReadonlySet<RowSet> = new Set(EVENT_SETS);

const DIMENSIONS: Record<Exclude<RowSet, 'days'>, SearchDimension[]> = {
  totals: [],
  queries: ['query'],
  pages: ['page'],
  pairs: ['query', 'page'],
  devices: ['device'],
  countries: ['country'],
  page_days: ['page', 'date'],
  page_devices: ['page', 'device'],
  page_countries: ['page', 'country'],
  seen_pages: ['page'],
  query_days: ['query', 'date'],
  directory_days: ['page', 'date'],
  device_days: ['device', 'date'],
  country_days: ['country', 'date'],
};

/** The requests that a set is put together from. */
export function setQueries(set: Exclude<RowSet, 'days'>, { current, previous }: SearchPeriods): SideQuery[] {
  const ask = (side: PeriodSide, { start_date, end_date }: SearchPeriod): SideQuery => ({
    side,
    query: { start_date, end_date, dimensions: DIMENSIONS[set] },
  });
  if (set === 'page_days') {
    const start_date = addDays(current.end_date, 1 - 2 * DECAY_DAYS);
    return [ask('current', { ...current, start_date })];
  }
  if (GROUP_SETS.has(set)) return [ask('current', groupPeriod(current))];
  if (set === 'seen_pages') return [ask('current', periodEnding(current.end_date, SEEN_DAYS))];
  const isCompared = set !== 'pairs' && set !== 'page_devices' && set !== 'page_countries';
  return isCompared && previous !== null
    ? [ask('current', current), ask('previous', previous)]
    : [ask('current', current)];
}

export function dayQuery({ start_date, end_date }: SearchPeriod): SearchQuery {
  return { start_date, end_date, dimensions: ['date'] };
}
