import type { Connection } from 'mongoose';
import { pacificDay } from '../../domain/search/analysis/search-day.js';
import type { InspectionQuota } from '../../domain/search/indexing/index-report.js';
import { INSPECTIONS_A_DAY, INSPECTIONS_A_MINUTE } from '../../domain/search/indexing/inspection-limits.js';
import { isDuplicateKey } from '../base/connect.js';
import { sha256 } from '../base/sha256.js';
import { inspectionDayModel } from './inspection-day-model.js';

/** Whether an inspection may be asked for; if not, when: after so many milliseconds, or on another day. */
export type QuotaClaim = 'granted' | 'day_used_up' | { wait_ms: number };

const MINUTE_MS = 60_000;
const KEPT_MS = 3 * 24 * 3_600_000;
/** Concurrent claims collide over the first of a day or minute; the next look finds its count. */
const MAX_ROUNDS = 10;

/** URL inspections counted by property, so that no number of workers and workspaces together passes Google's limits. */
export function createInspectionQuotasRepository(connection: Connection) {
  const days = inspectionDayModel(connection);

  /** Takes one inspection of the day and the minute, if both have one left. */
  async function claim(property: string, now: Date): Promise<QuotaClaim> {
    const _id = dayId(property, pacificDay(now));
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const used = { $lt: INSPECTIONS_A_DAY };
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const inMinute = { _id, used, minute, minute_used: { $lt: INSPECTIONS_A_MINUTE } };
      if (await days.findOneAndUpdate(inMinute, { $inc: { used: 1, minute_used: 1 } }).lean()) return 'granted';
      const next = { $inc: { used: 1 }, $set: { minute, minute_used: 1 } };
      if (await days.findOneAndUpdate({ _id, used, minute: { $lt: minute } }, next).lean()) return 'granted';
      const known = await days.findOne({ _id }).lean();
      if (known === null) {
        if (await addDay(_id, minute, now)) return 'granted';
      } else if (known.used >= INSPECTIONS_A_DAY) return 'day_used_up';
      // A clock that is behind that of others waits for its own next minute.
      else if (known.minute_used >= INSPECTIONS_A_MINUTE || known.minute > minute)
        return { wait_ms: Math.max(known.minute + 1, minute + 1) * MINUTE_MS - now.getTime() };
    }
    return { wait_ms: MINUTE_MS };
  }

  async function addDay(_id: string, minute: number, now: Date): Promise<boolean> {
    const expires_at = new Date(now.getTime() + KEPT_MS);
    try {
      await days.create({ _id, used: 1, minute, minute_used: 1, expires_at });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  async function find(property: string, now: Date): Promise<InspectionQuota> {
    const day = pacificDay(now);
    const known = await days.findOne({ _id: dayId(property, day) }).lean();
    return { day, limit: INSPECTIONS_A_DAY, used: known?.used ?? 0 };
  }

  return { claim, find };
}

export type InspectionQuotasRepository = ReturnType<typeof createInspectionQuotasRepository>;

function dayId(property: string, day: string): string {
  return sha256(`${property}\n${day}`);
}
