import type { FieldData, SpeedArtifact, SpeedStrategy } from '../seo/artifacts/speed.js';

export type FieldDataStatus =
  | { status: 'found'; strategies: Partial<Record<SpeedStrategy, FieldData>> }
  | { status: 'no_data'; reason: string };

/** Field data of all runs as results show them, or why there are none. */
export function describeFieldData(runs: readonly SpeedArtifact[]): FieldDataStatus {
  const found = runs.flatMap(({ strategy, field_data }) => (field_data ? [[strategy, field_data] as const] : []));
  if (found.length > 0) return { status: 'found', strategies: Object.fromEntries(found) };
  return { status: 'no_data', reason: reasonOf(new Set(runs.map(({ field_data_state }) => field_data_state))) };
}

function reasonOf(states: ReadonlySet<SpeedArtifact['field_data_state']>): string {
  if (states.has('failed')) return 'The Chrome UX Report did not answer, so that only lab data are shown';
  if (states.has('none')) return 'The Chrome UX Report knows too few visits of the page and its site: no field data';
  return 'No Chrome UX Report key is set, so that only lab data are shown';
}
