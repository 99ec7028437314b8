import type { Response } from 'express';
import { type Extracting, extractedColumns } from '../../../domain/reports/export/extracted-cells.js';
import { pageCells } from '../../../domain/reports/export/page-cells.js';
import { compilePageFilter, type PageQueryFilter } from '../../../domain/reports/export/page-query.js';
import { PAGE_COLUMNS, type PageRow } from '../../../domain/reports/export/page-row.js';
import type { ListRequest } from '../../audits/links/read-link-query.js';
import { setNextLink } from '../../http/requests/list-query.js';
import { toCsv } from './csv.js';
import { exportFileName } from './file-name.js';
import { listPages } from './list-pages.js';
import type { LoadedAudit } from './load-audit.js';
import { readPageFilter, readPagePlace, readPageQuery } from './read-page-query.js';
import { describeFile, isUnchanged, requireRows, type SendReportDeps } from './send-report.js';
import { streamText } from './stream-text.js';

type SendPagesDeps = Pick<SendReportDeps, 'crawls' | 'findings'>;

/** All pages that match, in crawl order, streamed. @throws HttpError 410, 422 */
export async function sendPagesCsv(
  deps: SendPagesDeps,
  req: ListRequest,
  res: Response,
  { line, audit }: LoadedAudit,
): Promise<void> {
  const filter = readPageFilter(req.query);
  await requireRows(deps, line, 'pages');
  describeFile(res, 'csv', exportFileName('pages', audit, 'csv'));
  if (isUnchanged(res, audit, 'pages', 'csv', JSON.stringify(filter))) return;
  await streamText(res, pagesCsv(audit, filter, deps.findings.stream(line.user_id, line.id, 'pages')));
}

async function* pagesCsv(
  audit: Extracting,
  filter: PageQueryFilter,
  runs: AsyncIterable<PageRow[]>,
): AsyncGenerator<string> {
  const matches = compilePageFilter(filter);
  yield toCsv([[...PAGE_COLUMNS, ...extractedColumns(audit)]]);
  for await (const run of runs) {
    const rows = run.filter(matches);
    if (rows.length > 0) yield toCsv(rows.map((row) => pageCells(audit, row)));
  }
}

/** One page of the list; the cursor is the position in crawl order of the row that follows. @throws HttpError 410, 422 */
export async function sendPagesJson(
  deps: SendPagesDeps,
  req: ListRequest,
  res: Response,
  { line }: LoadedAudit,
): Promise<void> {
  const query = readPageQuery(req.query);
  const place = readPagePlace(req.query);
  await requireRows(deps, line, 'pages');
  const { rows, next } = await listPages(deps, line, query, place);
  setNextLink(req, res, next === null ? null : String(next));
  res.set('Cache-Control', 'private, no-cache').json(rows);
}
