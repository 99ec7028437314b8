import { filterSiteIssues } from '../../domain/sites/issues/filter-site-issues.js';
import { readIssueKey } from '../../domain/sites/issues/issue-key.js';
import { listSiteIssues } from '../../domain/sites/issues/list-site-issues.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { HttpError } from '../http/http-error.js';
import { hideAssignees, hideMembers } from '../sites/issues/hide-members.js';
import { listAssignees } from '../sites/issues/list-assignees.js';
import { type ListIssueFindingsDeps, listIssueFindings } from '../sites/issues/list-issue-findings.js';
import { type LoadIssueDetailDeps, loadIssueDetail } from '../sites/issues/load-issue-detail.js';
import { loadSiteIssues } from '../sites/issues/load-site-issues.js';
import { presentIssueAudit, presentPreviousAudit } from '../sites/issues/present-issue-audit.js';
import { readIssueChoice } from '../sites/issues/read-issue-choice.js';
import { readIssueFilter } from '../sites/issues/read-issue-filter.js';
import { appPage } from './app-page.js';
import { mayViewer } from './may-viewer.js';

export type SiteIssuePageDeps = LoadIssueDetailDeps &
  ListIssueFindingsDeps &
  Pick<Store, 'sites' | 'issueViews'> & { memberships: Pick<Store['memberships'], 'listOfWorkspace'> };

const SHOWN_URLS = 50;

/** The issues of a site, and one of them. */
export function createSiteIssuePages(deps: SiteIssuePageDeps): HandlersOf<'showSiteIssues' | 'showSiteIssue'> {
  const { sites, issueViews } = deps;
  return {
    showSiteIssues: appPage(async (viewer, req) => {
      const site = await sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      const auditId = readAuditId(req.query.audit);
      const choice = readIssueChoice(req.query);
      const loaded = await orMissing(loadSiteIssues(deps, site, auditId));
      if (loaded === 'missing') return null;
      const all = loaded && listSiteIssues(loaded.sources);
      const chosen = all ? filterSiteIssues(all, readIssueFilter(choice, viewer.user_id)) : [];
      return APP_PAGES.siteIssues(viewer, {
        site,
        listed: loaded &&
          all && {
            audit: presentIssueAudit(loaded),
            previous: presentPreviousAudit(loaded),
            counts: all.counts,
            fixed: all.fixed.length,
            groups: viewer.is_guest ? hideAssignees(chosen) : chosen,
          },
        auditId,
        choice,
        views: viewer.is_guest ? null : await issueViews.list(viewer.id),
        assignees: viewer.is_guest ? null : await listAssignees(deps, req),
        viewerId: viewer.user_id,
        canEdit: mayViewer(req, 'edit_sites'),
      });
    }),
    showSiteIssue: appPage(async (viewer, req) => {
      const site = await sites.find(viewer.id, req.params.site_id);
      if (!site) return null;
      const { audit: given, from: skipped } = req.query;
      const issueId = readIssueKey(req.params.check);
      const found = await orMissing(loadIssueDetail(deps, site, issueId, readAuditId(given)));
      if (found === null || found === 'missing') return null;
      const { loaded, detail, record } = viewer.is_guest ? hideMembers(found) : found;
      const { line, sources } = loaded;
      const from = readSkipped(skipped);
      const place = { from, limit: SHOWN_URLS };
      const { next, ...findings } = await listIssueFindings(deps, { line, audit: sources.audit }, issueId, place);
      return APP_PAGES.siteIssue(viewer, {
        site,
        audit: presentIssueAudit(loaded),
        detail,
        record,
        findings: { ...findings, from, next: next === null ? null : `?${nextQuery(given, next)}#urls` },
        assignees: viewer.is_guest ? [] : await listAssignees(deps, req),
        viewerId: viewer.user_id,
        canEdit: mayViewer(req, 'edit_sites'),
        isAdmin: mayViewer(req, 'manage_members'),
        isGuest: viewer.is_guest,
      });
    }),
  };
}

/** Anything else is no audit of this site; the empty field of a form names none. */
function readAuditId(given: string | undefined): string | null {
  return given === undefined || given === '' ? null : given;
}

async function orMissing<Found>(loading: Promise<Found>): Promise<Found | 'missing'> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return 'missing';
    throw error;
  }
}

function readSkipped(given: string | undefined): number {
  return /^\d{1,6}$/.test(given ?? '') ? Number(given) : 0;
}

function nextQuery(audit: string | undefined, next: number): URLSearchParams {
  const query = new URLSearchParams({ from: String(next) });
  if (audit) query.set('audit', audit);
  return query;
}
