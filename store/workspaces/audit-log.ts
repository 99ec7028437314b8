import type { Connection, Types } from 'mongoose';
import { AUDIT_LOG_DAYS, type AuditLogEntry } from '../../domain/workspaces/audit-log-entry.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../base/cursor.js';
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

  /** Newest first. @param actorId entries of this member alone; null for all */
  async function list(
    workspaceId: string,
    actorId: string | null,
    limit: number,
    cursor: Cursor | null,
  ): Promise<ListPage<AuditLogEntry>> {
    const whose = { user_id: workspaceId, ...(actorId !== null && { actor_id: actorId }) };
    const found = await entries
      .find({ ...whose, ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean<Stored[]>();
    return toListPage(found.map(toEntry), limit);
  }

  return { append, wasJustDenied, list };
}

export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>;

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
