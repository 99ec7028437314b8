import { startPageShotKey } from '../../domain/operations/artifact-keys.js';
import type { Operation } from '../../domain/operations/operations.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import type { Store } from '../../store/index.js';
import type { LiveAuditPageProps, LivePage } from '../../web/app/audits/live-audit-page.js';
import { crawlId } from '../../workflows/crawl/contract/crawl-site.js';
import { AUDIT_OPERATIONS } from '../operations/operation-presenter.js';
import type { FindingCounter } from './count-found.js';

const SHOWN_PAGES = 8;
const TITLES: ReadonlyMap<string, string> = new Map(ALL_CHECKS.map(({ id, title }) => [id, title]));

export interface LiveAuditDeps extends Pick<Store, 'sites'> {
  crawls: Pick<Store['crawls'], 'countPages' | 'findNewest'>;
  artifacts: Pick<Store['artifacts'], 'has'>;
  countFound: FindingCounter;
}

/** What an audit that runs has found so far, or why one failed; null for anything else. */
export async function readLiveAudit(
  { crawls, sites, artifacts, countFound }: LiveAuditDeps,
  operation: Operation,
): Promise<Omit<LiveAuditPageProps, 'workflow_url'> | null> {
  const { id, type, user_id, finished_at, has_result } = operation;
  if (!AUDIT_OPERATIONS.has(type) || (finished_at !== null && (has_result || operation.error === null))) return null;
  const crawl = crawlId(id, 'site');
  const [site, { fetched }, newest, found, hasShot] = await Promise.all([
    sites.findBySite(user_id, operation.site),
    crawls.countPages(crawl),
    crawls.findNewest(crawl, SHOWN_PAGES),
    countFound(crawl),
    artifacts.has(user_id, startPageShotKey(id, 'desktop')),
  ]);
  return {
    operation,
    site,
    pages: fetched,
    found,
    hasShot,
    newest: newest.map(describePage),
    now: new Date().toISOString(),
  };
}

function describePage({ summary, findings }: Awaited<ReturnType<Store['crawls']['findNewest']>>[number]): LivePage {
  const ids = [...new Set(findings.map(({ check_id }) => check_id))];
  return { url: summary.url, status: summary.status, issues: ids.map((check) => TITLES.get(check) ?? check) };
}
