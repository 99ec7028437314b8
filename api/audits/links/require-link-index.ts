import type { CrawlLinksRepository } from '../../../store/crawl/crawl-links.js';
import { crawlId } from '../../../workflows/crawl/contract/crawl-site.js';
import { HttpError } from '../../http/http-error.js';
import type { LoadedAudit } from '../../reports/exports/load-audit.js';
import { requireRows, type SendReportDeps } from '../../reports/exports/send-report.js';

export type RequireLinkIndexDeps = Pick<SendReportDeps, 'crawls' | 'findings'> & {
  crawlLinks: Pick<CrawlLinksRepository, 'readIndex'>;
};

/** The crawl of an audit whose links are listed. @throws HttpError 410 when the crawl is gone, or its links were not listed */
export async function requireLinkIndex(
  deps: RequireLinkIndexDeps,
  line: LoadedAudit['line'],
): Promise<{ id: string; buckets: number }> {
  await requireRows(deps, line, 'pages');
  const id = crawlId(line.id, 'site');
  const index = await deps.crawlLinks.readIndex(line.user_id, id);
  if (index !== null && index.counted === index.buckets) return { id, buckets: index.buckets };
  throw new HttpError(410, {
    detail:
      'This audit has no list of links: it is older than this list, or listing them failed. Run a new audit to get them.',
  });
}
