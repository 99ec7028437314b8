import { DomainError, isDomainError } from '../../../../domain/base/errors.js';
import type { OperationError, Outcome } from '../../../../domain/operations/operations.js';
import { CHECK_ROW_SETS, type CheckRowSet } from '../../../../domain/search/analysis/sets/row-set.js';
import { isAccessGone } from '../../../../domain/search/no-access.js';
import type { SearchAnalysisDeps } from '../search-analysis-deps.js';
import { type Collected, type CollectRequest, collectSet } from './collect-set.js';

export interface ReadTalk {
  signal: AbortSignal;
  /** Aborts the wait; what has not been read by then is left out. */
  patience: AbortSignal;
}

/** How reading each set ended. */
export type CheckSetOutcomes = { [Name in CheckRowSet]: Outcome<Collected<Name>> };

type Deps = Pick<SearchAnalysisDeps, 'searchConsole' | 'onFailure'>;

/**
 * Reads the sets that checks are based on, one after another, to spare the quota. One that fails does not affect the
 * others.
 * @throws DomainError when access has gone, or no set could be read
 */
export async function readCheckSets(deps: Deps, request: CollectRequest, talk: ReadTalk): Promise<CheckSetOutcomes> {
  const outcomes: Partial<Record<CheckRowSet, Outcome<unknown>>> = {};
  for (const set of CHECK_ROW_SETS) {
    outcomes[set] = await outcomeOfTalk(deps, talk, (signal) => collectSet(deps, set, request, signal));
  }
  const ended = Object.values(outcomes);
  const [first] = ended;
  if (first?.ok === false && ended.every(({ ok }) => !ok)) {
    throw new DomainError(first.error.code, first.error.detail, true);
  }
  return outcomes as CheckSetOutcomes;
}

/** What a talk with the provider came to; only the end of all of them is thrown. */
export async function outcomeOfTalk<Value>(
  { onFailure }: Pick<Deps, 'onFailure'>,
  { signal, patience }: ReadTalk,
  talk: (signal: AbortSignal) => Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    patience.throwIfAborted();
    return { ok: true, value: await talk(AbortSignal.any([signal, patience])) };
  } catch (error) {
    signal.throwIfAborted();
    if (isDomainError(error) && isAccessGone(error.code)) throw error;
    return { ok: false, error: patience.aborted ? TOO_LATE : describe(error, onFailure) };
  }
}

const TOO_LATE: OperationError = { code: 'timeout', detail: 'It took too long and was stopped' };

function describe(error: unknown, onFailure: Deps['onFailure']): OperationError {
  if (isDomainError(error)) return { code: error.code, detail: error.message };
  onFailure(error);
  return { code: 'internal', detail: 'An internal error occurred' };
}
