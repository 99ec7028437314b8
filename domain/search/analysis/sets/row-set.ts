import { DomainError } from '../../../base/errors.js';
import type { OperationError } from '../../../operations/operations.js';
import type { DayFigures, KeyedFigures, SearchFigures } from '../search-figures.js';
import type { GroupDays } from './group-days.js';
import type { PageCountry } from './page-countries.js';
import type { PageDays } from './page-days.js';
import type { PageDevices } from './page-devices.js';
import type { PairTable } from './pair-table.js';

/** What is read from Search Console, each by separate requests, so that one failure does not affect the others. */
export interface SearchSets {
  /** Without dimensions: includes what anonymized queries leave out of all other sets. */
  totals: { current: SearchFigures; previous: SearchFigures | null };
  /** Up to 480 days, oldest first; days without an impression are absent. */
  days: DayFigures[];
  queries: KeyedFigures[];
  pages: KeyedFigures[];
  /** Query by page, current period. */
  pairs: PairTable;
  devices: KeyedFigures[];
  countries: KeyedFigures[];
  /** Pages over the last 28 days and the 28 before. */
  page_days: PageDays[];
  page_devices: PageDevices[];
  page_countries: PageCountry[];
  /** Half a year by day: the 500 queries, 20 directories, 3 devices and 10 countries that are shown most. */
  query_days: GroupDays;
  directory_days: GroupDays;
  device_days: GroupDays;
  country_days: GroupDays;
  /** Pages that were shown at least once in the last 90 days. */
  seen_pages: string[];
}
export type RowSet = keyof SearchSets;

/** Cheap ones first: grouping by page and query costs most of the provider's quota. */
export const ANALYSIS_SETS = [
  'totals',
  'devices',
  'countries',
  'queries',
  'pages',
  'page_days',
  'page_devices',
  'pairs',
] as const satisfies readonly RowSet[];

/** What events are looked for in, besides days. */
export const EVENT_SETS = [
  'device_days',
  'country_days',
  'directory_days',
  'query_days',
] as const satisfies readonly RowSet[];

/** What the audit's checks are judged by. */
export const CHECK_ROW_SETS = [
  'queries',
  'page_days',
  'page_devices',
  'page_countries',
  'seen_pages',
  'pairs',
] as const satisfies readonly RowSet[];
export type CheckRowSet = (typeof CHECK_ROW_SETS)[number];

/** Sets that were read, and why the others were not. A set that was not requested is in neither. */
export interface ReadSets {
  sets: { [Name in RowSet]?: SearchSets[Name] };
  errors: { [Name in RowSet]?: OperationError };
}

/** @throws DomainError with the reason when the set could not be read */
export function needSet<Name extends RowSet>({ sets, errors }: ReadSets, name: Name): SearchSets[Name] {
  const found = sets[name];
  if (found !== undefined) return found;
  const error = errors[name];
  throw new DomainError(error?.code ?? 'no_data', describeUnreadSet(name, error?.detail ?? 'it was not requested'));
}

export function describeUnreadSet(name: RowSet, reason: string): string {
  return `Search Console was not read by ${SET_TITLES[name]}: ${reason}`;
}

export const SET_TITLES: Record<RowSet, string> = {
  totals: 'totals',
  days: 'day',
  queries: 'query',
  pages: 'page',
  pairs: 'query and page',
  devices: 'device',
  countries: 'country',
  page_days: 'page and day',
  page_devices: 'page and device',
  page_countries: 'page and country',
  seen_pages: 'page over 90 days',
  query_days: 'query and day',
  directory_days: 'directory and day',
  device_days: 'device and day',
  country_days: 'country and day',
};
