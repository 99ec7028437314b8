import { searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import { SET_TITLES } from '../../../domain/search/analysis/sets/row-set.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

const OTHER_PARTS = ['inspected', 'analyzed'];

/** Deletes the rows of an analysis, which are not needed once there is a result. Twice: there is nothing left. */
export async function dropSearchRows(
  { artifacts }: Pick<SearchAnalysisDeps, 'artifacts'>,
  { operation: { id, user_id } }: { operation: OperationRef },
): Promise<void> {
  for (const part of [...Object.keys(SET_TITLES), ...OTHER_PARTS])
    await artifacts.remove(user_id, searchRowsKey(id, part));
}
