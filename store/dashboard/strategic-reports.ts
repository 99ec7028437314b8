import type { Connection } from 'mongoose';
import type { StrategicReport } from '../../domain/dashboard/strategy/strategic-report.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { toBuffer } from '../artifacts/artifacts.js';
import { isDuplicateKey } from '../base/connect.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../base/cursor.js';
import { packJson, unpackJson } from '../base/json-codec.js';
import { strategicReportModel } from './strategic-report-model.js';

/** Weekly strategies by user, site (as identifySite writes it) and week. */
export function createStrategicReportsRepository(connection: Connection) {
  const reports = strategicReportModel(connection);

  /** Replaces the report of the same week. */
  async function put(userId: OwnerId, report: StrategicReport): Promise<void> {
    const { site, week_commencing: week } = report;
    const place = { user_id: userId, site, week };
    // The schema casts buffers alone.
    const body = { data: Buffer.from(packJson(report).buffer), created_at: new Date(`${week}T00:00:00.000Z`) };
    const replaced = await reports.updateOne(place, { $set: body });
    if (replaced.matchedCount > 0) return;
    try {
      await reports.create({ ...place, ...body });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await reports.updateOne(place, { $set: body });
    }
  }

  /** The reports of weeks before this one, newest first. */
  async function listBefore(userId: OwnerId, site: string, week: string, limit: number): Promise<StrategicReport[]> {
    const found = await reports
      .find({ user_id: userId, site, week: { $lt: week } })
      .sort({ week: -1, _id: -1 })
      .limit(limit)
      .lean();
    return found.map(({ data }) => unpackJson<StrategicReport>(toBuffer(data)));
  }

  /** Newest first. */
  async function list(
    userId: OwnerId,
    site: string,
    limit: number,
    cursor: Cursor | null,
  ): Promise<{ items: StrategicReport[]; next_cursor: string | null }> {
    const found = await reports
      .find({ user_id: userId, site, ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    const lines = found.map(({ _id, data, created_at }) => ({
      id: _id.toHexString(),
      created_at: created_at.toISOString(),
      report: unpackJson<StrategicReport>(toBuffer(data)),
    }));
    const page: ListPage<(typeof lines)[number]> = toListPage(lines, limit);
    return { items: page.items.map(({ report }) => report), next_cursor: page.next_cursor };
  }

  return { put, listBefore, list };
}

export type StrategicReportsRepository = ReturnType<typeof createStrategicReportsRepository>;
