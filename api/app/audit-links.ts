import { userInputUrl } from '../../domain/base/url/url-identity.js';
import type { AuditRecord, AuditsRepository } from '../../store/audits/audits.js';
import type { CrawlLinksRepository } from '../../store/crawl/crawl-links.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { Viewer } from '../../web/app/viewer.js';
import { requireLinkIndex } from '../audits/links/require-link-index.js';
import { readTargetPosition, type SendLinkTargetsDeps, showTargetPosition } from '../audits/links/send-link-targets.js';
import { readLinkPage, readPlace, type SendLinksDeps } from '../audits/links/send-links.js';
import { type OrphanDeps, readOrphanPage, readOrphanReport } from '../audits/links/send-orphans.js';
import type { HandlersOf, OperationRequest } from '../http/contract/handler.js';
import { nextPage } from '../http/requests/list-query.js';
import { appPage } from './app-page.js';
import { findOrReason } from './find-or-reason.js';

export type AuditLinkPageDeps = SendLinksDeps &
  SendLinkTargetsDeps &
  OrphanDeps & {
    audits: Pick<AuditsRepository, 'find'>;
    crawlLinks: SendLinksDeps['crawlLinks'] &
      SendLinkTargetsDeps['crawlLinks'] &
      Pick<CrawlLinksRepository, 'findTarget'>;
  };

type Crawl = Awaited<ReturnType<typeof requireLinkIndex>>;

const SHOWN = 100;
const SHOWN_ORPHANS = 50;

/** The pages about the links of an audit: every URL, or one with its inlinks. */
export function createAuditLinkPages(deps: AuditLinkPageDeps): HandlersOf<'showAuditLinks'> {
  return {
    showAuditLinks: appPage(async (viewer, req) => {
      const audit = await deps.audits.find(viewer.id, req.params.id);
      if (!audit) return null;
      const crawl = await findOrReason(requireLinkIndex(deps, audit));
      if ('reason' in crawl) return APP_PAGES.noRows(viewer, { audit, reason: crawl.reason });
      const typed = (req.query.url ?? '').trim();
      return typed === ''
        ? showAll(deps, viewer, req, { audit, crawl: crawl.found })
        : showOne(deps, viewer, req, { audit, crawl: crawl.found, typed });
    }),
  };
}

interface Shown {
  audit: AuditRecord;
  crawl: Crawl;
}

async function showAll(
  deps: AuditLinkPageDeps,
  viewer: Viewer,
  req: OperationRequest<'showAuditLinks'>,
  { audit, crawl }: Shown,
): Promise<string> {
  const { targets, next } = await deps.crawlLinks.listTargets(crawl.id, {}, SHOWN, readTargetPosition(req));
  const isFirst = req.query.cursor === undefined;
  return APP_PAGES.links(viewer, {
    audit,
    targets,
    next: nextPage(req, next && showTargetPosition(next)),
    orphans: isFirst ? await readOrphans(deps, audit) : null,
  });
}

async function readOrphans(deps: AuditLinkPageDeps, audit: AuditRecord) {
  const report = await findOrReason(readOrphanReport(deps, audit));
  if ('reason' in report) return null;
  const { rows } = await readOrphanPage(deps, audit, null, { limit: SHOWN_ORPHANS, from: 0 });
  return { report: report.found, rows };
}

async function showOne(
  deps: AuditLinkPageDeps,
  viewer: Viewer,
  req: OperationRequest<'showAuditLinks'>,
  { audit, crawl, typed }: Shown & { typed: string },
): Promise<string> {
  const url = userInputUrl(typed);
  if (url === null)
    return APP_PAGES.noRows(viewer, {
      audit,
      reason: 'Enter a full URL, such as https://www.example.com/.',
    });
  const show = req.query.show === 'from' ? 'from' : 'to';
  const { from } = readPlace(req);
  const [target, { rows, next }] = await Promise.all([
    deps.crawlLinks.findTarget(crawl.id, url),
    readLinkPage(deps, crawl, { [show]: url }, { limit: SHOWN, from }),
  ]);
  const cursor = next && `${next.page}-${next.link}`;
  return APP_PAGES.urlLinks(viewer, { audit, url, show, target, links: rows, next: nextPage(req, cursor) });
}
