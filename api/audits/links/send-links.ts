import type { Response } from 'express';
import { LINK_COLUMNS, type LinkRow } from '../../../domain/seo/links/link-row.js';
import { setNextLink } from '../../http/requests/list-query.js';
import { exportFileName } from '../../reports/exports/file-name.js';
import type { LoadedAudit } from '../../reports/exports/load-audit.js';
import { sendCsv } from '../../reports/exports/send-csv.js';
import { describeFile, isUnchanged } from '../../reports/exports/send-report.js';
import { type ListRequest, readLinkQuery } from './read-link-query.js';
import { type RequireLinkIndexDeps, requireLinkIndex } from './require-link-index.js';
import { type LinkPlace, type LinkQuery, type StreamLinksDeps, streamLinks } from './stream-links.js';

export interface SendLinksDeps extends StreamLinksDeps {
  crawls: StreamLinksDeps['crawls'] & RequireLinkIndexDeps['crawls'];
  findings: RequireLinkIndexDeps['findings'];
  crawlLinks: StreamLinksDeps['crawlLinks'] & RequireLinkIndexDeps['crawlLinks'];
}

/** Pages that are searched for one response: a rare text must not keep a reader waiting for the whole crawl. */
const MAX_SEARCHED = 500;

/** All links that match, streamed. @throws HttpError 410, 422 */
export async function sendLinksCsv(
  deps: SendLinksDeps,
  req: ListRequest,
  res: Response,
  { line, audit }: LoadedAudit,
): Promise<void> {
  const query = readLinkQuery(req);
  const crawl = await requireLinkIndex(deps, line);
  describeFile(res, 'csv', exportFileName('links', audit, 'csv'));
  if (isUnchanged(res, audit, 'links', JSON.stringify(query))) return;
  await sendCsv(res, exportFileName('links', audit, 'csv'), LINK_COLUMNS, rowsOf(deps, crawl, query));
}

async function* rowsOf(
  deps: SendLinksDeps,
  crawl: { id: string; buckets: number },
  query: LinkQuery,
): AsyncGenerator<LinkRow> {
  for await (const { rows } of streamLinks(deps, crawl, query)) for (const { row } of rows) yield row;
}

/** One page of the list; the cursor is the place of the next link. @throws HttpError 410, 422 */
export async function sendLinksJson(
  deps: SendLinksDeps,
  req: ListRequest,
  res: Response,
  { line }: LoadedAudit,
): Promise<void> {
  const query = readLinkQuery(req);
  const crawl = await requireLinkIndex(deps, line);
  const { rows, next } = await readLinkPage(deps, crawl, query, readPlace(req));
  setNextLink(req, res, next === null ? null : `${next.page}-${next.link}`);
  res.set('Cache-Control', 'private, no-cache').json(rows);
}

/** Up to `limit` links, and where the list continues. */
export async function readLinkPage(
  deps: StreamLinksDeps,
  crawl: { id: string; buckets: number },
  query: LinkQuery,
  { limit, from }: { limit: number; from: LinkPlace },
): Promise<{ rows: LinkRow[]; next: LinkPlace | null }> {
  const rows: LinkRow[] = [];
  let searched = 0;
  for await (const batch of streamLinks(deps, crawl, query, from)) {
    for (const { row, place } of batch.rows) {
      if (rows.length === limit) return { rows, next: place };
      rows.push(row);
    }
    if (++searched === MAX_SEARCHED) return { rows, next: batch.next };
  }
  return { rows, next: null };
}

/** How many links, and from where; no cursor is the first. */
export function readPlace({ query }: Pick<ListRequest, 'query'>): { limit: number; from: LinkPlace } {
  const [page = 0, link = 0] = String(query['cursor'] ?? '0-0')
    .split('-')
    .map(Number);
  return { limit: Number(query['limit'] ?? 100), from: { page, link } };
}
