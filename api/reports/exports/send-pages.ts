import type { Response } from 'express';
import type { ListRequest } from '../../audits/links/read-link-query.js';
import { setNextLink } from '../../http/requests/list-query.js';
import { toCsv } from './csv.js';
import { exportFileName } from './file-name.js';
import { listPages } from './list-pages.js';
import type { LoadedAudit } from './load-audit.js';
import { readPageColumns, readPagePlace, readPageQuery } from './read-page-query.js';
import { describeFile, isUnchanged, requireRows, type SendReportDeps } from './send-report.js';
import { sendWorkbook } from './send-workbook.js';
import { type PageLines, type StreamPagesDeps, streamPages } from './stream-pages.js';
import { streamText } from './stream-text.js';
import { makeSheet } from './xlsx/make-sheet.js';

export type SendPagesDeps = Pick<SendReportDeps, 'crawls'> &
  StreamPagesDeps & { findings: Pick<SendReportDeps['findings'], 'has'> };

/** All pages that match as a file, streamed. @throws HttpError 410, 422 */
export async function sendPagesFile(
  deps: SendPagesDeps,
  req: ListRequest,
  res: Response,
  loaded: LoadedAudit,
  format: 'csv' | 'xlsx',
): Promise<void> {
  const { line, audit } = loaded;
  const query = readPageQuery(req.query);
  const columns = readPageColumns(req.query);
  await requireRows(deps, line, 'pages');
  describeFile(res, format, exportFileName('pages', audit, format));
  const lines = streamPages(deps, loaded, query, columns);
  // What search brought changes without the audit.
  if (!lines.reads_search && isUnchanged(res, audit, 'pages', format, JSON.stringify([query, columns]))) return;
  if (format === 'csv') return streamText(res, toLines(lines));
  await sendWorkbook(res, [makeSheet('Pages', lines.heads, lines.batches)], new Date(audit.generated_at));
}

async function* toLines({ heads, batches }: PageLines): AsyncGenerator<string> {
  yield toCsv([heads]);
  for await (const lines of batches) yield toCsv(lines);
}

/** One page of the list; the cursor is the position in crawl order of the row that follows. @throws HttpError 410, 422 */
export async function sendPagesJson(
  deps: SendPagesDeps,
  req: ListRequest,
  res: Response,
  loaded: LoadedAudit,
): Promise<void> {
  const query = readPageQuery(req.query);
  const place = readPagePlace(req.query);
  await requireRows(deps, loaded.line, 'pages');
  const { rows, next } = await listPages(deps, loaded, query, place);
  setNextLink(req, res, next === null ? null : String(next));
  res.set('Cache-Control', 'private, no-cache').json(rows);
}
