import { speedKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { FieldDataState, SpeedArtifact, SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';
import type { SearchAnalysisDeps } from './search-analysis-deps.js';

export interface AddFieldDataInput {
  operation: OperationRef;
  strategy: SpeedStrategy;
}

type Deps = Pick<SearchAnalysisDeps, 'fieldData' | 'artifacts' | 'onFailure'>;
type FieldFacts = Pick<SpeedArtifact, 'field_data' | 'field_data_state' | 'metrics'>;

/**
 * Requests real visitors' figures for the page that a stored Lighthouse run ended on, and writes them into that run.
 * Not done beside the browser, which can only reach the proxy and gets no keys. Twice: requests again and replaces the
 * figures.
 */
export async function addFieldData(
  { fieldData, artifacts, onFailure }: Deps,
  { operation, strategy }: AddFieldDataInput,
  signal: AbortSignal,
): Promise<{ state: FieldDataState }> {
  const key = speedKey(operation.id, strategy);
  const run = await artifacts.get<SpeedArtifact>(operation.user_id, key);
  if (run === null || fieldData === null) return { state: 'not_asked' };
  // A service that does not respond only loses its own part.
  const facts = await ask(fieldData, run, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    onFailure(error);
    return { metrics: run.metrics, field_data: null, field_data_state: 'failed' as const };
  });
  await artifacts.put(operation.user_id, key, { ...run, ...facts });
  return { state: facts.field_data_state };
}

async function ask(
  source: NonNullable<Deps['fieldData']>,
  { final_url, strategy, metrics }: SpeedArtifact,
  signal: AbortSignal,
): Promise<FieldFacts> {
  const field_data = await source.find(final_url, strategy, signal);
  if (field_data === null) return { metrics, field_data, field_data_state: 'none' };
  return { metrics: { ...metrics, inp_ms: field_data.inp_ms }, field_data, field_data_state: 'found' };
}
