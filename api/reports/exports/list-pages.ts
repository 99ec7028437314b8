import {
  comparePages,
  compilePageFilter,
  type PageQueryFilter,
  type PageSort,
  type PlacedPage,
  type SortOrder,
} from '../../../domain/reports/export/page-query.js';
import type { PageRow } from '../../../domain/reports/export/page-row.js';
import type { FindingsRepository } from '../../../store/audits/findings.js';
import type { LoadedAudit } from './load-audit.js';

export interface ListPagesDeps {
  findings: Pick<FindingsRepository, 'stream'>;
}

export interface PageQuery extends PageQueryFilter {
  /** Crawl order without one. */
  sort?: PageSort | undefined;
  order?: SortOrder | undefined;
}

export interface PagePlace {
  limit: number;
  /** Position in crawl order of the first row to list; null: the first of the list. */
  from: number | null;
}

export interface ListedPages {
  rows: PageRow[];
  /** Position in crawl order of the row that follows; null at the end. */
  next: number | null;
  /** Pages of the whole list; null where it was not read to its end. */
  matching: number | null;
}

/**
 * Some rows of the table of pages. Without a filter and in crawl order the rows are read from where the list continues;
 * else all are read, a run at a time, and no more than three times `limit` of them are in memory.
 */
export async function listPages(
  deps: ListPagesDeps,
  line: Pick<LoadedAudit['line'], 'id' | 'user_id'>,
  query: PageQuery,
  place: PagePlace,
): Promise<ListedPages> {
  const isPlain = Object.values(query).every((value) => value === undefined);
  return isPlain ? readOn(deps, line, place) : choose(deps, line, query, place);
}

type Line = Pick<LoadedAudit['line'], 'id' | 'user_id'>;

async function readOn(deps: ListPagesDeps, line: Line, { limit, from }: PagePlace): Promise<ListedPages> {
  const first = from ?? 0;
  const rows: PageRow[] = [];
  for await (const { row } of streamPlaced(deps, line, first)) {
    rows.push(row);
    if (rows.length > limit) break;
  }
  const next = rows.length > limit ? first + limit : null;
  return { rows: rows.slice(0, limit), next, matching: null };
}

async function choose(
  deps: ListPagesDeps,
  line: Line,
  { sort, order, ...filter }: PageQuery,
  { limit, from }: PagePlace,
): Promise<ListedPages> {
  const matches = compilePageFilter(filter);
  const compare = comparePages(sort, order);
  const start = from === null ? null : await findPlaced(deps, line, from);
  if (from !== null && start === null) return { rows: [], next: null, matching: null };
  let matching = 0;
  let chosen: PlacedPage[] = [];
  const keep = () => {
    chosen = chosen.sort(compare).slice(0, limit + 1);
  };
  for await (const placed of streamPlaced(deps, line, 0)) {
    if (!matches(placed.row)) continue;
    matching++;
    if (start === null || compare(placed, start) >= 0) chosen.push(placed);
    if (chosen.length > 3 * limit) keep();
  }
  keep();
  return {
    rows: chosen.slice(0, limit).map(({ row }) => row),
    next: chosen[limit]?.position ?? null,
    matching,
  };
}

async function findPlaced(deps: ListPagesDeps, line: Line, position: number): Promise<PlacedPage | null> {
  for await (const placed of streamPlaced(deps, line, position)) return placed;
  return null;
}

async function* streamPlaced(
  { findings }: ListPagesDeps,
  { id, user_id }: Line,
  from: number,
): AsyncGenerator<PlacedPage> {
  let position = from;
  for await (const run of findings.stream(user_id, id, 'pages', from))
    for (const row of run) yield { row, position: position++ };
}
