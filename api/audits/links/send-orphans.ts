import type { Response } from 'express';
import { orphansKey } from '../../../domain/operations/artifact-keys.js';
import {
  ORPHAN_COLUMNS,
  ORPHAN_SOURCES,
  type OrphanReport,
  type OrphanRow,
  type OrphanSource,
} from '../../../domain/seo/links/orphan-report.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { FindingsRepository } from '../../../store/audits/findings.js';
import { HttpError } from '../../http/http-error.js';
import { setNextLink } from '../../http/requests/list-query.js';
import { exportFileName } from '../../reports/exports/file-name.js';
import type { LoadedAudit } from '../../reports/exports/load-audit.js';
import { sendCsv } from '../../reports/exports/send-csv.js';
import { describeFile, isUnchanged, requireRows, type SendReportDeps } from '../../reports/exports/send-report.js';
import type { ListRequest } from './read-link-query.js';

export interface OrphanDeps {
  crawls: SendReportDeps['crawls'];
  findings: Pick<FindingsRepository, 'has' | 'stream'>;
  artifacts: Pick<ArtifactsRepository, 'get'>;
}

/** All orphan pages of a source, or of any, streamed; none where nothing is certain. @throws HttpError 410 */
export async function sendOrphansCsv(
  deps: OrphanDeps,
  req: ListRequest,
  res: Response,
  { line, audit }: LoadedAudit,
): Promise<void> {
  const source = readSource(req);
  await readOrphanReport(deps, line);
  describeFile(res, 'csv', exportFileName('orphans', audit, 'csv'));
  if (isUnchanged(res, audit, 'orphans', source ?? 'all')) return;
  await sendCsv(res, exportFileName('orphans', audit, 'csv'), ORPHAN_COLUMNS, rowsOf(deps, line, source));
}

/** The counts and one page of the list; the cursor is the number of rows of it before. @throws HttpError 410 */
export async function sendOrphansJson(
  deps: OrphanDeps,
  req: ListRequest,
  res: Response,
  { line }: LoadedAudit,
): Promise<void> {
  const report = await readOrphanReport(deps, line);
  const { limit = 100, cursor = 0 } = req.query;
  const { rows, next } = await readOrphanPage(deps, line, readSource(req), {
    limit: Number(limit),
    from: Number(cursor),
  });
  setNextLink(req, res, next === null ? null : String(next));
  res.set('Cache-Control', 'private, no-cache').json({ ...report, items: rows });
}

/** @throws HttpError 410 when the crawl is gone, or the audit was made before orphan pages were listed */
export async function readOrphanReport(deps: OrphanDeps, line: LoadedAudit['line']): Promise<OrphanReport> {
  await requireRows(deps, line, 'pages');
  const report = await deps.artifacts.get<OrphanReport>(line.user_id, orphansKey(line.id));
  if (report !== null) return report;
  throw new HttpError(410, { detail: 'This audit was made before orphan pages were listed. A new audit lists them.' });
}

/** Up to `limit` rows from position `from` on, and the position of the next one. */
export async function readOrphanPage(
  deps: Pick<OrphanDeps, 'findings'>,
  line: LoadedAudit['line'],
  source: OrphanSource | null,
  { limit, from }: { limit: number; from: number },
): Promise<{ rows: OrphanRow[]; next: number | null }> {
  const rows: OrphanRow[] = [];
  let position = 0;
  for await (const row of rowsOf(deps, line, source)) {
    if (position++ < from) continue;
    if (rows.length === limit) return { rows, next: from + limit };
    rows.push(row);
  }
  return { rows, next: null };
}

async function* rowsOf(
  { findings }: Pick<OrphanDeps, 'findings'>,
  { id, user_id }: LoadedAudit['line'],
  source: OrphanSource | null,
): AsyncGenerator<OrphanRow> {
  for await (const run of findings.stream(user_id, id, 'orphans'))
    for (const row of run) if (source === null || row.sources.includes(source)) yield row;
}

function readSource({ query }: Pick<ListRequest, 'query'>): OrphanSource | null {
  return ORPHAN_SOURCES.find((source) => source === query['source']) ?? null;
}
