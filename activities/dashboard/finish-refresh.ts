import { identifySite } from '../../domain/base/url/url-identity.js';
import { describeNoData, NOTHING } from '../../domain/dashboard/no-data.js';
import type { RefreshedPart, RefreshResult } from '../../domain/dashboard/refresh-result.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { OperationError } from '../../domain/operations/operations.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { DashboardDeps } from './dashboard-deps.js';
import { snapshotHealth } from './snapshot-health.js';

export interface FinishRefreshInput {
  operation: { id: string; user_id: OwnerId };
  site_url: string;
  /** The requests to platforms. */
  collected: readonly RefreshedPart[];
}

/**
 * Records today's health, drops cached responses and writes what was done. Changes: snapshot, cached responses, result.
 * Twice: the same again.
 */
export async function finishRefresh(
  deps: Omit<DashboardDeps, 'publish'>,
  { operation, site_url, collected }: FinishRefreshInput,
): Promise<{ key: string }> {
  const { user_id } = operation;
  const site = identifySite(site_url);
  const snapshot = await snapshotHealth(deps, { user_id, site });
  const health: RefreshedPart = snapshot
    ? { part: 'health', status: 'completed', operation_id: null, error: null }
    : { part: 'health', status: 'skipped', operation_id: null, error: NO_HEALTH };
  await deps.dashboardAnswers.dropSite(user_id, site);
  await deps.siteVersions.raise(user_id, site);
  const record = await deps.operations.find(user_id, operation.id);
  const now = deps.now();
  const began = Date.parse(record?.started_at ?? record?.created_at ?? now.toISOString());
  const key = resultKey(operation.id);
  const result: RefreshResult = {
    website_url: site_url,
    parts: [...collected, health],
    generated_at: now.toISOString(),
    duration_ms: Math.max(0, now.getTime() - began),
  };
  await deps.artifacts.put(user_id, key, result);
  return { key };
}

const NO_HEALTH: OperationError = { code: 'no_data', detail: describeNoData(NOTHING.health) };
