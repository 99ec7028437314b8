import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { composeHealth } from '../../domain/dashboard/compose-health.js';
import type { HealthSnapshot } from '../../domain/dashboard/health-score.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { DashboardDeps } from './dashboard-deps.js';

/** Newest first; quick audits, which leave content out, are skipped. */
const LOOKED_AT = 20;

/**
 * Notes the health of a site on this day, from the latest complete audit that is known. Changes: the day's snapshot. Twice:
 * the same again. @returns null when there is no such audit, or it measured nothing
 */
export async function snapshotHealth(
  deps: Pick<DashboardDeps, 'audits' | 'artifacts' | 'healthSnapshots' | 'siteVersions' | 'now'>,
  { user_id, site }: { user_id: OwnerId; site: string },
): Promise<HealthSnapshot | null> {
  const { items } = await deps.audits.list(user_id, { site }, LOOKED_AT, null);
  const latest = items.find(({ audit_type }) => audit_type === 'complete');
  const stored = latest ? await deps.artifacts.get<StoredAudit>(user_id, resultKey(latest.id)) : null;
  const health = stored && composeHealth(completeStoredAudit(stored));
  if (!latest || !health) return null;
  const day = deps.now().toISOString().slice(0, 10);
  const snapshot = { user_id, site, day, ...health, audit_id: latest.id };
  await deps.healthSnapshots.put(snapshot);
  await deps.siteVersions.raise(user_id, site);
  return snapshot;
}
