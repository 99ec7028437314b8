import type { Response } from 'express';
import type { LinkTarget } from '../../../domain/seo/links/link-target.js';
import type { CrawlLinksRepository, TargetFilter, TargetPosition } from '../../../store/crawl/crawl-links.js';
import { setNextLink } from '../../http/requests/list-query.js';
import { exportFileName } from '../../reports/exports/file-name.js';
import type { LoadedAudit } from '../../reports/exports/load-audit.js';
import { sendCsv } from '../../reports/exports/send-csv.js';
import { describeFile, isUnchanged } from '../../reports/exports/send-report.js';
import { type ListRequest, readFlag, readStatus, readUrl } from './read-link-query.js';
import { type RequireLinkIndexDeps, requireLinkIndex } from './require-link-index.js';

export type SendLinkTargetsDeps = Omit<RequireLinkIndexDeps, 'crawlLinks'> & {
  crawlLinks: RequireLinkIndexDeps['crawlLinks'] & Pick<CrawlLinksRepository, 'listTargets'>;
};

const COLUMNS = [
  'url',
  'internal',
  'status',
  'inlinks',
  'unique_inlinks',
  'followed_inlinks',
  'other_links',
  'link_score',
  'anchor_count',
  'anchors',
] as const satisfies readonly (keyof LinkTarget)[];
const READ_AT_ONCE = 1_000;

/** All URLs that match, streamed. @throws HttpError 410, 422 */
export async function sendLinkTargetsCsv(
  deps: SendLinkTargetsDeps,
  req: ListRequest,
  res: Response,
  { line, audit }: LoadedAudit,
): Promise<void> {
  const filter = readFilter(req);
  const { id } = await requireLinkIndex(deps, line);
  describeFile(res, 'csv', exportFileName('link-targets', audit, 'csv'));
  if (isUnchanged(res, audit, 'link-targets', JSON.stringify(filter))) return;
  await sendCsv(res, exportFileName('link-targets', audit, 'csv'), COLUMNS, linesOf(deps, id, filter));
}

async function* linesOf({ crawlLinks }: SendLinkTargetsDeps, crawlId: string, filter: TargetFilter) {
  let after: TargetPosition | null = null;
  do {
    const { targets, next }: Listed = await crawlLinks.listTargets(crawlId, filter, READ_AT_ONCE, after);
    for (const target of targets)
      yield { ...target, anchors: target.anchors.map(({ text, links }) => `${text} (${links})`).join('; ') };
    after = next;
  } while (after !== null);
}

type Listed = Awaited<ReturnType<CrawlLinksRepository['listTargets']>>;

/** One page of the list. @throws HttpError 410, 422 */
export async function sendLinkTargetsJson(
  deps: SendLinkTargetsDeps,
  req: ListRequest,
  res: Response,
  { line }: LoadedAudit,
): Promise<void> {
  const filter = readFilter(req);
  const { id } = await requireLinkIndex(deps, line);
  const limit = Number(req.query['limit'] ?? 100);
  const { targets, next } = await deps.crawlLinks.listTargets(id, filter, limit, readTargetPosition(req));
  setNextLink(req, res, next && showTargetPosition(next));
  res.set('Cache-Control', 'private, no-cache').json(targets);
}

export function showTargetPosition({ unique_inlinks, url_hash }: TargetPosition): string {
  return `${unique_inlinks}-${url_hash}`;
}

export function readTargetPosition({ query }: Pick<ListRequest, 'query'>): TargetPosition | null {
  const [, inlinks, url_hash] = /^(\d+)-([0-9a-f]+)$/.exec(String(query['cursor'] ?? '')) ?? [];
  return inlinks === undefined || url_hash === undefined ? null : { unique_inlinks: Number(inlinks), url_hash };
}

function readFilter({ query }: Pick<ListRequest, 'query'>): TargetFilter {
  return { url: readUrl(query, 'url'), internal: readFlag(query, 'internal'), status: readStatus(query) };
}
