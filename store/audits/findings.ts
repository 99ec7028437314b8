import type { Connection } from 'mongoose';
import { completePageRow, type StoredPageRow } from '../../domain/reports/export/complete-page-row.js';
import type { PageRow } from '../../domain/reports/export/page-row.js';
import type { AcceptedRow } from '../../domain/seo/acceptance/accepted-row.js';
import type { CheckFinding } from '../../domain/seo/judge.js';
import type { OrphanRow } from '../../domain/seo/links/orphan-report.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { toBuffer } from '../artifacts/artifacts.js';
import { isDuplicateKey } from '../base/connect.js';
import { packJson, unpackJson } from '../base/json-codec.js';
import { auditRowsModel } from './audit-rows-model.js';

/** What an audit keeps row by row. Findings of single pages are stored with their pages in the crawl. */
export interface AuditRows {
  /** Findings about the site as a whole, or about groups of pages. */
  site_findings: CheckFinding;
  /** Every accepted finding, of pages and of the site. */
  accepted: AcceptedRow;
  /** The table of crawled pages, in crawl order. */
  pages: PageRow;
  /** URLs that no link leads to: see domain/seo/links/find-orphans. */
  orphans: OrphanRow;
}

export type AuditPart = keyof AuditRows;

/** Rows as they may be in the store: those of older audits lack what came later. */
interface StoredRows extends Omit<AuditRows, 'pages'> {
  pages: StoredPageRow;
}

const COMPLETE: { [Part in AuditPart]: (row: StoredRows[Part]) => AuditRows[Part] } = {
  site_findings: (row) => row,
  accepted: (row) => row,
  pages: completePageRow,
  orphans: (row) => row,
};

/** Rows in one document: small enough to unpack in a moment, large enough to read 50,000 in a hundred steps. */
const CHUNK_ROWS = 500;
/** Documents that are read together: one by one, a long table would cost more in round trips than in reading. */
const RUNS_AT_ONCE = 10;

interface RowsPlace {
  operation_id: string;
  part: AuditPart;
  user_id: OwnerId;
}

export function createFindingsRepository(connection: Connection) {
  const chunks = auditRowsModel(connection);

  /** Saving again replaces, run by run: what a reader has met stays where it was when the rows are the same. */
  async function save<Part extends AuditPart>(
    userId: OwnerId,
    operationId: string,
    part: Part,
    rows: readonly AuditRows[Part][],
    expiresAt: Date,
  ): Promise<void> {
    const count = Math.max(1, Math.ceil(rows.length / CHUNK_ROWS));
    for (let index = 0; index < count; index++) {
      const packed = packJson(rows.slice(index * CHUNK_ROWS, (index + 1) * CHUNK_ROWS));
      // The schema casts buffers alone.
      const data = Buffer.from(packed.buffer);
      const place = { operation_id: operationId, part, index, user_id: userId };
      await replace(place, { last: index === count - 1, data, expires_at: expiresAt });
    }
    await chunks.deleteMany({ operation_id: operationId, part, user_id: userId, index: { $gte: count } });
  }

  async function replace(place: object, body: object): Promise<void> {
    const { matchedCount } = await chunks.updateOne(place, { $set: body });
    if (matchedCount > 0) return;
    try {
      await chunks.create({ ...place, ...body });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await chunks.updateOne(place, { $set: body });
    }
  }

  /** False when nothing was kept, or no longer is. */
  async function has(userId: OwnerId, operationId: string, part: AuditPart): Promise<boolean> {
    const place = { operation_id: operationId, part, user_id: userId, index: 0, expires_at: { $gt: new Date() } };
    return (await chunks.exists(place)) !== null;
  }

  /**
   * Runs of rows from the row at position `from` on, one in memory at a time; those that follow are on their way, packed.
   * @throws Error when a run is missing, so that half a table never passes for a whole one
   */
  async function* stream<Part extends AuditPart>(
    userId: OwnerId,
    operationId: string,
    part: Part,
    from = 0,
  ): AsyncGenerator<AuditRows[Part][]> {
    const place = { operation_id: operationId, part, user_id: userId };
    const first = Math.floor(from / CHUNK_ROWS);
    for (let index = first, reading = readRuns(place, index); ; index += RUNS_AT_ONCE) {
      const runs = await reading;
      reading = runs.length < RUNS_AT_ONCE ? Promise.resolve([]) : readRuns(place, index + RUNS_AT_ONCE);
      // A consumer that stops early does not await it; one that continues gets the error above.
      reading.catch(() => undefined);
      for (const [offset, run] of runs.entries()) {
        if (run.index !== index + offset) throw missingRun(place, index + offset);
        const rows = unpackJson<StoredRows[Part][]>(toBuffer(run.data));
        yield rows.slice(Math.max(0, from - run.index * CHUNK_ROWS)).map(COMPLETE[part]);
        if (run.last) return;
      }
      if (runs.length === RUNS_AT_ONCE) continue;
      // Asked to begin behind the end: there is nothing, and nothing is missing.
      if (runs.length === 0 && (await chunks.exists({ ...place, last: true, index: { $lt: index } }))) return;
      throw missingRun(place, index + runs.length);
    }
  }

  function readRuns(place: RowsPlace, index: number) {
    const among = { $gte: index, $lt: index + RUNS_AT_ONCE };
    return chunks
      .find({ ...place, index: among })
      .sort({ index: 1 })
      .lean()
      .exec();
  }

  /**
   * The row of one page, without reading the whole table.
   * @param order its position among the fetched URLs of the crawl: its row is at that position or before it
   */
  async function findPageRow(
    userId: OwnerId,
    operationId: string,
    url: string,
    order: number,
  ): Promise<PageRow | null> {
    const place: RowsPlace = { operation_id: operationId, part: 'pages', user_id: userId };
    for (let index = Math.floor(order / CHUNK_ROWS); index >= 0; index--) {
      const found = await chunks.findOne({ ...place, index }).lean();
      const rows = found ? unpackJson<StoredPageRow[]>(toBuffer(found.data)) : [];
      const row = rows.find((one) => one.url === url);
      if (row) return completePageRow(row);
    }
    return null;
  }

  return { save, has, stream, findPageRow };
}

function missingRun({ part, operation_id }: RowsPlace, index: number): Error {
  return new Error(`Rows of ${part} of audit ${operation_id} are missing from run ${index} on`);
}

export type FindingsRepository = ReturnType<typeof createFindingsRepository>;
