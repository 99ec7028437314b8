import type { Connection } from 'mongoose';
import type { HealthBreakdown, HealthSnapshot } from '../../domain/dashboard/health-score.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { retryUpsert } from '../base/retry-upsert.js';
import { healthSnapshotModel } from './health-snapshot-model.js';

/** The health of sites by day: one snapshot a site and day, the last one written counts. */
export function createHealthSnapshotsRepository(connection: Connection) {
  const snapshots = healthSnapshotModel(connection);

  async function put({ user_id, site, day, score, breakdown, audit_id }: HealthSnapshot): Promise<void> {
    await retryUpsert(() =>
      snapshots.updateOne({ user_id, site, day }, { $set: { score, breakdown, audit_id } }, { upsert: true }),
    );
  }

  /** From this day on (YYYY-MM-DD), oldest first. */
  async function list(userId: OwnerId, site: string, fromDay: string): Promise<HealthSnapshot[]> {
    const found = await snapshots
      .find({ user_id: userId, site, day: { $gte: fromDay } })
      .sort({ day: 1 })
      .lean();
    return found.map(({ user_id, site, day, score, breakdown, audit_id }) => ({
      user_id,
      site,
      day,
      score,
      audit_id,
      breakdown: breakdown as HealthBreakdown,
    }));
  }

  async function removeOf(userId: OwnerId, site: string): Promise<void> {
    await snapshots.deleteMany({ user_id: userId, site });
  }

  return { put, list, removeOf };
}

export type HealthSnapshotsRepository = ReturnType<typeof createHealthSnapshotsRepository>;
