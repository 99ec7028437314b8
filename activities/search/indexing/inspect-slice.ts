import { isDomainError } from '../../../domain/base/errors.js';
import { searchRowsKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { ChosenUrl } from '../../../domain/search/indexing/choose-urls.js';
import { isAccessGone } from '../../../domain/search/no-access.js';
import type { Sample } from './choose-sample.js';
import { inspectWithinQuota } from './data/inspect-within-quota.js';
import type { IndexingDeps } from './indexing-deps.js';

export interface InspectSliceInput {
  operation: OperationRef;
  site: string;
  property: string;
  /** The first URL of the sample that was not asked about yet. */
  from: number;
}

export interface InspectedSlice {
  /** Where the next slice begins. */
  next: number;
  inspected: number;
  failed: number;
  /** Until the quota of the minute is renewed. */
  wait_ms: number;
  /** Why the rest of the sample cannot be asked about now; null where it can. */
  stopped: 'quota' | 'outage' | null;
}

const SLICE = 25;
const AT_ONCE = 5;

type Outcome = 'inspected' | 'failed' | 'quota' | 'outage';

/**
 * Asks about the next URLs of a sample, as far as the quota allows. Changes: keeps what Google said of each at once. Twice: those
 * that this run has asked about are not asked about again. @throws DomainError when the access is gone
 */
export async function inspectSlice(
  deps: IndexingDeps,
  input: InspectSliceInput,
  signal: AbortSignal,
): Promise<InspectedSlice> {
  const { operation, from } = input;
  const sample = await deps.artifacts.get<Sample>(operation.user_id, searchRowsKey(operation.id, 'sample'));
  const urls = sample?.urls.slice(from, from + SLICE) ?? [];
  const slice: InspectedSlice = { next: from, inspected: 0, failed: 0, wait_ms: 0, stopped: null };
  for (let start = 0; start < urls.length; start += AT_ONCE) {
    const outcomes = await Promise.all(
      urls.slice(start, start + AT_ONCE).map((chosen) => inspect(deps, input, chosen, sample?.chosen_at ?? '', signal)),
    );
    if (!add(slice, outcomes)) break;
  }
  return slice;
}

/** @returns whether to continue */
function add(slice: InspectedSlice, outcomes: readonly (Outcome | { wait_ms: number })[]): boolean {
  const waits = outcomes.flatMap((outcome) => (typeof outcome === 'object' ? [outcome.wait_ms] : []));
  const stopped = outcomes.find((outcome) => outcome === 'quota' || outcome === 'outage');
  // Those that were answered in between are recognized when the slice is asked about again.
  if (waits.length > 0 && stopped === undefined) {
    slice.wait_ms = Math.max(...waits);
    return false;
  }
  slice.inspected += outcomes.filter((outcome) => outcome === 'inspected').length;
  slice.failed += outcomes.filter((outcome) => outcome === 'failed').length;
  if (stopped !== undefined) {
    slice.stopped = stopped;
    return false;
  }
  slice.next += outcomes.length;
  return true;
}

async function inspect(
  deps: IndexingDeps,
  { operation: { user_id }, site, property }: InspectSliceInput,
  { url, sampled_as }: ChosenUrl,
  chosenAt: string,
  signal: AbortSignal,
): Promise<Outcome | { wait_ms: number }> {
  const known = await deps.pageInspections.find(user_id, site, url);
  if (known !== null && known.inspected_at >= chosenAt) return 'inspected';
  try {
    const page = await inspectWithinQuota(deps, { user_id, site, property }, url, sampled_as, signal);
    if (page === 'day_used_up') return 'quota';
    return 'wait_ms' in page ? page : 'inspected';
  } catch (error) {
    signal.throwIfAborted();
    if (!isDomainError(error) || isAccessGone(error.code) || error.code === 'not_found') throw error;
    if (error.code === 'rate_limited') return 'quota';
    return error.code === 'dependency_unavailable' ? 'outage' : 'failed';
  }
}
