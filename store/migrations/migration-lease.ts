import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../base/connect.js';
import { migrationLeaseModel } from './migration-lease-model.js';

const ID = 'migrations';

interface MigrationLease {
  /** Larger than that of every lease before. */
  fence: number;
  /** Lets other processes have it at once. */
  release(): Promise<void>;
}

/**
 * One process at a time may change stored records: it renews its lease while it does, and who finds one that has run out
 * takes it. A process that slept through its lease is kept from writing by the fence, not by the clock.
 * @returns null while another process holds it
 */
export async function takeMigrationLease(connection: Connection, leaseMs: number): Promise<MigrationLease | null> {
  const leases = migrationLeaseModel(connection);
  const nextEnd = (): Date => new Date(Date.now() + leaseMs);
  const fence = await take();
  if (fence === null) return null;
  const renewing = setInterval(() => void renew(), leaseMs / 3);
  return {
    fence,
    release: async () => {
      clearInterval(renewing);
      await leases.updateOne({ _id: ID, fence }, { until: new Date(0) });
    },
  };

  async function take(): Promise<number | null> {
    try {
      const taken = await leases
        .findOneAndUpdate(
          { _id: ID, until: { $lte: new Date() } },
          { $set: { until: nextEnd() }, $inc: { fence: 1 } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return taken?.fence ?? null;
    } catch (error) {
      // It is there and has not run out: the record that the upsert wanted to make exists.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  async function renew(): Promise<void> {
    try {
      await leases.updateOne({ _id: ID, fence }, { until: nextEnd() });
    } catch {
      // A database that is away is noticed by the migration itself; the next renewal may get through.
    }
  }
}
