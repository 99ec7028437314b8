import type { Connection, Types } from 'mongoose';
import { AUDIT_LOG_DAYS, type AuditLogEntry } from '../../domain/workspaces/audit-log-entry.js';
import type { AuditLogFilter } from '../../domain/workspaces/audit-log-filter.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../base/cursor.js';
import { streamRecords } from '../base/stream-records.js';
import { type AuditLogDocument, auditLogModel } from './audit-log-model.js';

type Stored = AuditLogDocument & { _id: Types.ObjectId };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What members of a workspace did. There is no way to change an entry. */
export function createAuditLogRepository(connection: Connection) {
  const entries = auditLogModel(connection);

  async function append({ workspace_id, created_at, ...entry }: Omit<AuditLogEntry, 'id'>): Promise<void> {
    const at = new Date(created_at);
    const expires_at = new Date(at.getTime() + AUDIT_LOG_DAYS * DAY_MS);
    await entries.create({ user_id: workspace_id, created_at: at, ...entry, expires_at });
  }

  /** Whether the member was refused the same within the last minute: a loop of refusals fills no log. */
  async function wasJustDenied(workspaceId: string, actorId: string, action: string, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - MINUTE_MS);
    const denied = {
      user_id: workspaceId,
      actor_id: actorId,
      created_at: { $gt: since },
      action,
      outcome: 'denied' as const,
    };
    return (await entries.findOne(denied, { _id: 1 }).lean()) !== null;
  }

  /** Newest first. */
  async function list(
    workspaceId: string,
    filter: AuditLogFilter,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<AuditLogEntry>> {
    const found = await entries
      .find({ ...toQuery(workspaceId, filter), ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean<Stored[]>();
    return toListPage(found.map(toEntry), limit);
  }

  /** Newest first, all of them; a batch is in memory at a time. */
  async function* stream(workspaceId: string, filter: AuditLogFilter): AsyncGenerator<AuditLogEntry> {
    const found = streamRecords<Stored>(connection, entries.collection.name, toQuery(workspaceId, filter));
    for await (const each of found) yield toEntry(each);
  }

  return { append, wasJustDenied, list, stream };
}

export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>;

function toQuery(workspaceId: string, { actor_id, action, outcome, from, until }: AuditLogFilter) {
  const created_at = {
    ...(from !== null && { $gte: new Date(from) }),
    ...(until !== null && { $lt: new Date(until) }),
  };
  return {
    user_id: workspaceId,
    ...(actor_id !== null && { actor_id }),
    ...(action !== null && { action }),
    ...(outcome !== null && { outcome }),
    ...((from !== null || until !== null) && { created_at }),
  };
}

function toEntry({
  _id,
  user_id,
  created_at,
  actor_id,
  action,
  target,
  outcome,
  status,
  request_id,
}: Stored): AuditLogEntry {
  return {
    id: _id.toHexString(),
    created_at: created_at.toISOString(),
    workspace_id: user_id,
    actor_id,
    action,
    target,
    outcome,
    status,
    request_id,
  };
}
