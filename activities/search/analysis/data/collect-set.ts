import type { SearchPeriods } from '../../../../domain/search/analysis/search-figures.js';
import { GroupDayTable, groupPeriod, readDirectory } from '../../../../domain/search/analysis/sets/group-days.js';
import { KeyedTable, type PeriodSide } from '../../../../domain/search/analysis/sets/keyed-table.js';
import { PageCountryTable } from '../../../../domain/search/analysis/sets/page-countries.js';
import { decayWindows, PageDayTable, unpairedDays } from '../../../../domain/search/analysis/sets/page-days.js';
import { PageDeviceTable } from '../../../../domain/search/analysis/sets/page-devices.js';
import { pageKey } from '../../../../domain/search/analysis/sets/page-key.js';
import { PairTableBuilder } from '../../../../domain/search/analysis/sets/pair-table.js';
import type { RowSet, SearchSets } from '../../../../domain/search/analysis/sets/row-set.js';
import { setQueries } from '../../../../domain/search/analysis/sets/set-queries.js';
import { TotalsTable } from '../../../../domain/search/analysis/sets/totals-table.js';
import type { SearchRow } from '../../../../domain/search/search-row.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';

/** Rows are sorted by clicks, descending: a limit only cuts off rows without clicks. */
export const MOST_ROWS = 250_000;

/** Groups whose days are kept, those shown most. */
const MOST_QUERIES = 500;
const MOST_DIRECTORIES = 20;
const MOST_DEVICES = 3;
const MOST_COUNTRIES = 10;

export type CollectedSet = Exclude<RowSet, 'days'>;

export interface CollectRequest {
  user_id: OwnerId;
  property: string;
  periods: SearchPeriods;
  /** Days that the property has data of; all of them count where this is not known. */
  present: ReadonlySet<string> | null;
}

interface Table {
  add(rows: readonly SearchRow[], side: PeriodSide): void;
  result(): unknown;
}

export interface Collected<Name extends CollectedSet> {
  value: SearchSets[Name];
  rows: number;
  is_cut: boolean;
}

/** Reads one set, page of rows by page of rows: never more than one page is held beside what it adds up to. */
export async function collectSet<Name extends CollectedSet>(
  { searchConsole }: Pick<SearchAnalysisDeps, 'searchConsole'>,
  set: Name,
  { user_id, property, periods, present }: CollectRequest,
  signal: AbortSignal,
): Promise<Collected<Name>> {
  const table = createTable(set, periods, present);
  let rows = 0;
  let isCut = false;
  for (const { side, query } of setQueries(set, periods)) {
    let read = 0;
    for await (const page of searchConsole.readRows(user_id, property, query, signal)) {
      const taken = page.slice(0, MOST_ROWS - read);
      table.add(taken, side);
      read += taken.length;
      if (read < MOST_ROWS) continue;
      isCut = true;
      break;
    }
    rows += read;
  }
  return { value: table.result() as SearchSets[Name], rows, is_cut: isCut };
}

function createTable(set: CollectedSet, periods: SearchPeriods, present: ReadonlySet<string> | null): Table {
  switch (set) {
    case 'totals':
      return new TotalsTable(periods.previous !== null);
    case 'queries':
    case 'devices':
    case 'countries':
      return new KeyedTable();
    case 'pages':
      return new KeyedTable(pageKey);
    case 'pairs':
      return new PairTableBuilder();
    case 'page_days': {
      const windows = decayWindows(periods.current.end_date);
      return new PageDayTable(windows, present === null ? new Set() : unpairedDays(windows, present));
    }
    case 'page_devices':
      return new PageDeviceTable();
    case 'page_countries':
      return new PageCountryTable();
    case 'query_days':
      return new GroupDayTable(groupPeriod(periods.current), MOST_QUERIES);
    case 'directory_days':
      return new GroupDayTable(groupPeriod(periods.current), MOST_DIRECTORIES, readDirectory);
    case 'device_days':
      return new GroupDayTable(groupPeriod(periods.current), MOST_DEVICES);
    case 'country_days':
      return new GroupDayTable(groupPeriod(periods.current), MOST_COUNTRIES);
    case 'seen_pages':
      return new SeenPages();
  }
}

class SeenPages implements Table {
  private readonly pages = new Set<string>();

  add(rows: readonly SearchRow[]): void {
    for (const { keys } of rows) this.pages.add(pageKey(keys[0] ?? ''));
  }

  result(): string[] {
    return [...this.pages];
  }
}
