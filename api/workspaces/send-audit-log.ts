import type { Response } from 'express';
import { readInstant } from '../../domain/base/time/read-instant.js';
import type { AuditLogEntry } from '../../domain/workspaces/audit-log-entry.js';
import type { AuditLogFilter } from '../../domain/workspaces/audit-log-filter.js';
import { may } from '../../domain/workspaces/may.js';
import type { AuditLogRepository } from '../../store/workspaces/audit-log.js';
import type { OperationRequest } from '../http/contract/handler.js';
import { readListQuery, setNextLink } from '../http/requests/list-query.js';
import { currentActor } from '../http/requests/request-context.js';
import { chooseFormat, REPORT_TYPES } from '../reports/exports/report-format.js';
import { sendCsv } from '../reports/exports/send-csv.js';
import { streamText } from '../reports/exports/stream-text.js';
import { currentWorkspace } from './current-workspace.js';

export type SendAuditLogDeps = Record<'auditLog', Pick<AuditLogRepository, 'list' | 'stream'>>;

type AuditLogRequest = OperationRequest<'listAuditLog'>;

/** The first is what a caller gets who does not mind. */
const FORMATS = ['json', 'csv', 'ndjson'] as const;

const COLUMNS = [
  'created_at',
  'actor_id',
  'action',
  'target',
  'outcome',
  'status',
  'request_id',
  'id',
  'workspace_id',
] as const satisfies readonly (keyof AuditLogEntry)[];

/** A page of the log as JSON, or all entries that the filter lets through as a file, streamed. @throws HttpError 406, 422 */
export async function sendAuditLog({ auditLog }: SendAuditLogDeps, req: AuditLogRequest, res: Response): Promise<void> {
  const { id } = currentWorkspace(req);
  const format = chooseFormat(req, FORMATS);
  const filter = readFilter(req);
  res.vary('Accept');
  if (format === 'json') {
    const { limit, cursor } = readListQuery(req);
    const page = filter ? await auditLog.list(id, filter, limit, cursor) : { items: [], next_cursor: null };
    setNextLink(req, res, page.next_cursor);
    res.json(page.items);
    return;
  }
  const entries = filter ? auditLog.stream(id, filter) : noEntries();
  const fileName = `audit-log-${new Date().toISOString().slice(0, 10)}.${format}`;
  if (format === 'csv') {
    await sendCsv(res, fileName, COLUMNS, toRows(entries));
    return;
  }
  res.set({ 'Content-Type': REPORT_TYPES.ndjson, 'Content-Disposition': `attachment; filename="${fileName}"` });
  await streamText(res, toLines(entries));
}

/** Null where it lets nothing through: members who may not see the whole log see their own entries. */
function readFilter(req: AuditLogRequest): AuditLogFilter | null {
  const { actor_id = null, action = null, outcome = null, from, until } = req.query;
  const filter = { actor_id, action, outcome, from: toIso(from), until: toIso(until) };
  if (may(currentWorkspace(req), 'view_audit_log')) return filter;
  const { id } = currentActor(req);
  return actor_id === null || actor_id === id ? { ...filter, actor_id: id } : null;
}

/** RFC 3339 allows a lower-case "t" and "z", which `Date` need not read. */
function toIso(text: string | undefined): string | null {
  const ms = text === undefined ? null : readInstant(text);
  return ms === null ? null : new Date(ms).toISOString();
}

async function* noEntries(): AsyncGenerator<AuditLogEntry> {
  yield* [];
}

/** The ids of a target are one cell: `site_id=65f0… schedule=weekly`. */
async function* toRows(entries: AsyncIterable<AuditLogEntry>) {
  for await (const { target, ...entry } of entries)
    yield { ...entry, target: Object.entries(target).map(([name, value]) => `${name}=${value}`) };
}

async function* toLines(entries: AsyncIterable<AuditLogEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
