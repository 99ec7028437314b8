import { searchRowsKey } from '../../../../domain/operations/artifact-keys.js';
import type { Outcome } from '../../../../domain/operations/operations.js';
import type { SearchDataFacts } from '../../../../domain/search/analysis/search-performance.js';
import { type ReadSets, type RowSet, SET_TITLES } from '../../../../domain/search/analysis/sets/row-set.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';

/** How reading each set ended; a set that is absent was not requested. */
export type SetOutcomes = { [Name in RowSet]?: Outcome<{ rows: number; is_cut: boolean }> };

/** Loads what was read from the store. */
export async function loadSets(
  { artifacts }: Pick<SearchAnalysisDeps, 'artifacts'>,
  { id, user_id }: { id: string; user_id: OwnerId },
  outcomes: SetOutcomes,
): Promise<ReadSets> {
  const data: ReadSets = { sets: {}, errors: {} };
  for (const set of namesOf(outcomes)) {
    const outcome = outcomes[set];
    if (outcome?.ok === false) data.errors[set] = outcome.error;
    const value = outcome?.ok ? await artifacts.get(user_id, searchRowsKey(id, set)) : null;
    if (value !== null) Object.assign(data.sets, { [set]: value });
  }
  return data;
}

export function summarizeSets(outcomes: SetOutcomes, collected_at: string): SearchDataFacts {
  const facts: SearchDataFacts = { collected_at, row_counts: {}, cut_sets: [], failed_sets: [] };
  for (const set of namesOf(outcomes)) {
    const outcome = outcomes[set];
    if (!outcome) continue;
    if (!outcome.ok) facts.failed_sets.push({ set, error: outcome.error.detail });
    else {
      facts.row_counts[set] = outcome.value.rows;
      if (outcome.value.is_cut) facts.cut_sets.push(set);
    }
  }
  return facts;
}

function namesOf(outcomes: SetOutcomes): RowSet[] {
  return (Object.keys(SET_TITLES) as RowSet[]).filter((set) => outcomes[set] !== undefined);
}
