import { composeInsights } from '../../../activities/insights/compose-insights.js';
import { gatherInsightInput } from '../../../activities/insights/gather-insight-input.js';
import type { InsightKind } from '../../../domain/insights/insight.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { Operation } from '../../../domain/operations/operations.js';
import type { Store } from '../../../store/index.js';

/** What an operation for insights really comes to without a model, made by the activities that make it. */
export async function sampleInsightResult(store: Store, operation: Operation): Promise<unknown> {
  const deps = { ...store, now: () => Date.parse('2026-06-01T08:00:00Z') };
  const { kind, body_key, website_url } = operation.input as {
    kind: InsightKind;
    body_key: string;
    website_url: string | null;
  };
  await gatherInsightInput(deps, { operation, kind, body_key });
  const written = { ok: false as const, error: { code: 'provider_missing' as const, detail: 'No model' } };
  await composeInsights(deps, { operation, kind, website_url, written });
  return store.artifacts.get(operation.user_id, resultKey(operation.id));
}
