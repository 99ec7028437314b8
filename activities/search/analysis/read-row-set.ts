import { searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { DayFigures, SearchPeriods } from '../../../domain/search/analysis/search-figures.js';
import { type CollectedSet, collectSet } from './data/collect-set.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface ReadRowSetInput {
  operation: OperationRef;
  property: string;
  periods: SearchPeriods;
  set: CollectedSet;
}

export interface ReadRowSet {
  /** As the provider sent them. */
  rows: number;
  /** The bound of rows was met. */
  is_cut: boolean;
}

/** Reads one set of rows and adds them up. Changes: writes the sums to the store. Twice: replaces them. */
export async function readRowSet(
  deps: Pick<SearchAnalysisDeps, 'searchConsole' | 'artifacts'>,
  { operation, property, periods, set }: ReadRowSetInput,
  signal: AbortSignal,
): Promise<ReadRowSet> {
  const { id, user_id } = operation;
  const days = await deps.artifacts.get<DayFigures[]>(user_id, searchRowsKey(id, 'days'));
  const present = days === null ? null : new Set(days.map(({ date }) => date));
  const { value, rows, is_cut } = await collectSet(deps, set, { user_id, property, periods, present }, signal);
  await deps.artifacts.put(user_id, searchRowsKey(id, set), value);
  return { rows, is_cut };
}
