import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { userInputUrl } from '../../domain/base/url/url-identity.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { FindingsRepository } from '../../store/audits/findings.js';
import type { CrawlsRepository } from '../../store/crawl/crawls.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { PageChoice } from '../../web/app/crawled-pages/page-filter-form.js';
import type { Viewer } from '../../web/app/shell.js';
import type { HandlersOf, OperationRequest } from '../http/contract/handler.js';
import { nextPage } from '../http/requests/list-query.js';
import { findPageIssues } from '../reports/exports/find-page-issues.js';
import { listPages } from '../reports/exports/list-pages.js';
import type { LoadAuditDeps, LoadedAudit } from '../reports/exports/load-audit.js';
import { readPagePlace, readPageQuery } from '../reports/exports/read-page-query.js';
import { requireRows } from '../reports/exports/send-report.js';
import { appPage } from './app-page.js';
import { findOrReason } from './find-or-reason.js';

export type AuditPageTableDeps = LoadAuditDeps & {
  crawls: Pick<CrawlsRepository, 'find' | 'streamDigests' | 'findDigest'>;
  findings: Pick<FindingsRepository, 'has' | 'stream'>;
};

const SHOWN = 100;

/** The table of crawled pages of an audit, and one page of it with its issues. */
export function createAuditPageTable(deps: AuditPageTableDeps): HandlersOf<'showAuditPages'> {
  return {
    showAuditPages: appPage(async (viewer, req) => {
      const loaded = await findAudit(deps, viewer.id, req.params.id);
      if (loaded === null) return null;
      const rows = await findOrReason(requireRows(deps, loaded.line, 'pages'));
      if ('reason' in rows) return APP_PAGES.noRows(viewer, { audit: loaded.line, part: 'pages', reason: rows.reason });
      const typed = readWord(req, 'url');
      return typed === '' ? showTable(deps, viewer, req, loaded) : showPage(deps, viewer, loaded, typed);
    }),
  };
}

async function findAudit(
  { audits, artifacts }: LoadAuditDeps,
  userId: OwnerId,
  id: string,
): Promise<LoadedAudit | null> {
  const line = await audits.find(userId, id);
  const stored = line && (await artifacts.get<StoredAudit>(userId, resultKey(id)));
  return stored ? { line, audit: completeStoredAudit(stored) } : null;
}

async function showTable(
  deps: AuditPageTableDeps,
  viewer: Viewer,
  req: OperationRequest<'showAuditPages'>,
  { line, audit }: LoadedAudit,
): Promise<string> {
  const choice = readChoice(req);
  const chosen = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));
  const { from } = readPagePlace(req.query);
  const { rows, next, matching } = await listPages(deps, line, readPageQuery(chosen), { limit: SHOWN, from });
  return APP_PAGES.auditPages(viewer, {
    audit: line,
    extracting: audit,
    choice,
    rows,
    matching,
    next: nextPage(req, next === null ? null : String(next)),
  });
}

async function showPage(deps: AuditPageTableDeps, viewer: Viewer, loaded: LoadedAudit, typed: string): Promise<string> {
  const { line, audit } = loaded;
  const url = userInputUrl(typed);
  const {
    rows: [row],
  } = url === null ? { rows: [] } : await listPages(deps, line, { url }, { limit: 1, from: null });
  if (row === undefined)
    return APP_PAGES.noRows(viewer, {
      audit: line,
      part: 'pages',
      reason: `This audit did not crawl ${typed}. Check the URL, or view all pages.`,
    });
  const issues = await findPageIssues(deps, loaded, row.url);
  return APP_PAGES.pageDetails(viewer, { audit: line, extracting: audit, row, issues });
}

function readChoice(req: OperationRequest<'showAuditPages'>): PageChoice {
  return {
    url_contains: readWord(req, 'url_contains'),
    status: readWord(req, 'status'),
    indexable: readWord(req, 'indexable'),
    has_issues: readWord(req, 'has_issues'),
    sort: readWord(req, 'sort'),
    order: readWord(req, 'order'),
  };
}

function readWord({ query }: OperationRequest<'showAuditPages'>, name: keyof PageChoice | 'url'): string {
  return String(query[name] ?? '').trim();
}
