import { type Extracting, extractedColumns } from '../../../domain/reports/export/extracted-cells.js';
import { chosenCells, chosenHeads, pageCells } from '../../../domain/reports/export/page-cells.js';
import { listConditions } from '../../../domain/reports/export/page-query.js';
import { PAGE_COLUMNS } from '../../../domain/reports/export/page-row.js';
import {
  type ExploredColumn,
  type ExploredPage,
  NO_SEARCH_FIGURES,
  NOT_INSPECTED,
  PAGE_INDEX_COLUMNS,
  PAGE_SEARCH_COLUMNS,
} from '../../../domain/reports/page-table/explored-page.js';
import type { FindingsRepository } from '../../../store/audits/findings.js';
import type { PageQuery } from './list-pages.js';
import type { LoadedAudit } from './load-audit.js';
import { loadPageTable, type PageTableDeps } from './load-page-table.js';

export interface StreamPagesDeps extends PageTableDeps {
  findings: Pick<FindingsRepository, 'stream'>;
}

/** A file of pages: heads of its columns and its lines, some at a time. */
export interface PageLines {
  heads: string[];
  /** What search brought is shown or decides which lines there are. */
  reads_search: boolean;
  batches: AsyncIterable<(string | number | boolean | null)[][]>;
}

const LINES_AT_ONCE = 500;

/**
 * All pages that match as lines of these columns, or of the usual ones. In crawl order they are read run by run; another order,
 * and what search brought, needs the whole table.
 */
export function streamPages(
  deps: StreamPagesDeps,
  loaded: LoadedAudit,
  query: PageQuery,
  columns: readonly ExploredColumn[] | null,
): PageLines {
  const { audit } = loaded;
  const readsSearch = narrowsSearch(query) || [query.sort, ...(columns ?? [])].some(isOfSearch);
  const needsTable = query.sort !== undefined || readsSearch;
  const batches = needsTable ? readTable(deps, loaded, query) : readRuns(deps, loaded, query);
  return {
    heads: columns === null ? [...PAGE_COLUMNS, ...extractedColumns(audit)] : chosenHeads(audit, columns),
    reads_search: readsSearch,
    batches: toLines(audit, columns, batches),
  };
}

function narrowsSearch({ clicks_min, clicks_max, google_index, google_reason }: PageQuery): boolean {
  return [clicks_min, clicks_max, google_index, google_reason].some((value) => value !== undefined);
}

function isOfSearch(column: ExploredColumn | undefined): boolean {
  return [...PAGE_SEARCH_COLUMNS, ...PAGE_INDEX_COLUMNS].some((name) => name === column);
}

async function* readTable(
  deps: PageTableDeps,
  loaded: LoadedAudit,
  { sort, order, ...filter }: PageQuery,
): AsyncGenerator<ExploredPage[]> {
  const table = await loadPageTable(deps, loaded);
  const chosen = table.select(filter, sort, order);
  for (let from = 0; from < chosen.length; from += LINES_AT_ONCE)
    yield [...chosen.subarray(from, from + LINES_AT_ONCE)].flatMap((position) => table.pages[position] ?? []);
}

async function* readRuns(
  { findings }: StreamPagesDeps,
  { line }: LoadedAudit,
  query: PageQuery,
): AsyncGenerator<ExploredPage[]> {
  const conditions = listConditions(query);
  for await (const run of findings.stream(line.user_id, line.id, 'pages'))
    yield run
      .map((row) => Object.assign(row, NO_SEARCH_FIGURES, NOT_INSPECTED))
      .filter((page) => conditions.every(({ test }) => test(page)));
}

async function* toLines(
  audit: Extracting,
  columns: readonly ExploredColumn[] | null,
  batches: AsyncIterable<ExploredPage[]>,
): PageLines['batches'] {
  for await (const pages of batches)
    if (pages.length > 0)
      yield pages.map((page) => (columns === null ? pageCells(audit, page) : chosenCells(audit, columns, page)));
}
