import type { Request, Response } from 'express';
import { type Extracting, extractedColumns } from '../../domain/seo/export/extracted-cells.js';
import { pageCells } from '../../domain/seo/export/page-cells.js';
import { PAGE_COLUMNS, type PageRow } from '../../domain/seo/export/page-row.js';
import { HttpError } from '../http-error.js';
import { setNextLink } from '../requests/list-query.js';
import { toCsv } from './csv.js';
import { exportFileName } from './file-name.js';
import type { LoadedAudit } from './load-audit.js';
import { describeFile, isUnchanged, requireRows, type SendReportDeps } from './send-report.js';
import { streamText } from './stream-text.js';

type SendPagesDeps = Pick<SendReportDeps, 'crawls' | 'findings'>;

/** The whole table of pages, streamed. @throws HttpError 410 */
export async function sendPagesCsv(deps: SendPagesDeps, res: Response, { line, audit }: LoadedAudit): Promise<void> {
  await requireRows(deps, line, 'pages');
  describeFile(res, 'csv', exportFileName('pages', audit, 'csv'));
  if (isUnchanged(res, audit, 'pages', 'csv')) return;
  await streamText(res, pagesCsv(audit, deps.findings.stream(line.user_id, line.id, 'pages')));
}

async function* pagesCsv(audit: Extracting, runs: AsyncIterable<PageRow[]>): AsyncGenerator<string> {
  yield toCsv([[...PAGE_COLUMNS, ...extractedColumns(audit)]]);
  for await (const rows of runs) {
    if (rows.length > 0) yield toCsv(rows.map((row) => pageCells(audit, row)));
  }
}

/** One page of the list; the cursor is the position of the first row that follows. @throws HttpError 410 */
export async function sendPagesJson(
  deps: SendPagesDeps,
  req: Request,
  res: Response,
  { line }: LoadedAudit,
): Promise<void> {
  const { limit, from } = readPosition(req);
  await requireRows(deps, line, 'pages');
  const rows: PageRow[] = [];
  for await (const run of deps.findings.stream(line.user_id, line.id, 'pages', from)) {
    rows.push(...run.slice(0, limit + 1 - rows.length));
    if (rows.length > limit) break;
  }
  setNextLink(req, res, rows.length > limit ? String(from + limit) : null);
  res.set('Cache-Control', 'private, no-cache').json(rows.slice(0, limit));
}

function readPosition(req: Request): { limit: number; from: number } {
  const { limit, cursor = '0' } = req.query as { limit?: number | string; cursor?: string };
  const from = Number(cursor);
  if (!Number.isSafeInteger(from))
    throw HttpError.invalidInput({ loc: ['query', 'cursor'], msg: 'Not a cursor of this list', type: 'value_error' });
  return { limit: Number(limit ?? 100), from };
}
