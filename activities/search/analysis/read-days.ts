import { searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { DayFigures } from '../../../domain/search/analysis/search-figures.js';
import { type DataSpan, historyPeriod } from '../../../domain/search/analysis/search-periods.js';
import { dayQuery } from '../../../domain/search/analysis/sets/set-queries.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface ReadDaysInput {
  operation: OperationRef;
  property: string;
}

export interface ReadDays {
  rows: number;
  /** Null where no day has an impression. */
  span: DataSpan | null;
}

/** Reads every day of the last sixteen months. Changes: writes them to the store. Twice: replaces them. */
export async function readDays(
  deps: Pick<SearchAnalysisDeps, 'searchConsole' | 'artifacts' | 'now'>,
  { operation, property }: ReadDaysInput,
  signal: AbortSignal,
): Promise<ReadDays> {
  const days = await collectDays(deps, operation.user_id, property, signal);
  await deps.artifacts.put(operation.user_id, searchRowsKey(operation.id, 'days'), days);
  return { rows: days.length, span: findSpan(days) };
}

/** Oldest first. */
export async function collectDays(
  { searchConsole, now }: Pick<SearchAnalysisDeps, 'searchConsole' | 'now'>,
  userId: OwnerId,
  property: string,
  signal: AbortSignal,
): Promise<DayFigures[]> {
  const days: DayFigures[] = [];
  const query = dayQuery(historyPeriod(new Date(now())));
  for await (const rows of searchConsole.readRows(userId, property, query, signal)) {
    for (const { keys, clicks, impressions, position } of rows) {
      if (impressions === 0) continue;
      days.push({ date: keys[0] ?? '', clicks, impressions, ctr: clicks / impressions, position });
    }
  }
  return days.sort((one, other) => (one.date < other.date ? -1 : 1));
}

export function findSpan(days: readonly DayFigures[]): DataSpan | null {
  const [first] = days;
  const last = days.at(-1);
  return first && last ? { first_day: first.date, last_day: last.date } : null;
}
