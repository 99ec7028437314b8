import { describeSiteIssue, type SiteIssueDetail } from '../../../domain/sites/issues/describe-site-issue.js';
import { emptyIssueRecord, type IssueRecord } from '../../../domain/sites/issues/issue-record.js';
import type { AuditSnapshot, TalliedAudit } from '../../../domain/sites/issues/trace-issue.js';
import type { Site } from '../../../domain/sites/site.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { Store } from '../../../store/index.js';
import { type LoadIssueTalliesDeps, loadAuditResult, loadIssueTallies } from './load-issue-tallies.js';
import { type LoadedSiteIssues, type LoadSiteIssuesDeps, loadSiteIssues } from './load-site-issues.js';

export type LoadIssueDetailDeps = LoadSiteIssuesDeps &
  LoadIssueTalliesDeps & {
    issueRecords: Pick<Store['issueRecords'], 'find' | 'listMarks'>;
  };

export interface LoadedIssueDetail {
  loaded: LoadedSiteIssues;
  detail: SiteIssueDetail;
  record: IssueRecord;
}

/** So many show a trend. */
const MOST_AUDITS = 10;

/** @returns null before the first audit, and for an issue that none of the last audits found */
export async function loadIssueDetail(
  deps: LoadIssueDetailDeps,
  site: Site,
  issueId: string,
  auditId: string | null,
): Promise<LoadedIssueDetail | null> {
  const place = { user_id: site.user_id, site_id: site.id, issue_id: issueId };
  const [loaded, stored] = await Promise.all([loadSiteIssues(deps, site, auditId), deps.issueRecords.find(place)]);
  if (loaded === null) return null;
  const record = stored ?? emptyIssueRecord(issueId);
  const tallies = await loadIssueTallies(deps, site.user_id, loaded.history.slice(-MOST_AUDITS));
  const snapshots = await withLastFinder(deps, site.user_id, issueId, tallies, loaded.snapshots);
  const detail = describeSiteIssue(issueId, { ...loaded.sources, record, tallies, snapshots });
  return detail && { loaded, detail, record };
}

/** An issue that neither of the last two audits has is described by the last one that had it. */
async function withLastFinder(
  { artifacts }: LoadIssueDetailDeps,
  userId: OwnerId,
  issueId: string,
  tallies: readonly TalliedAudit[],
  snapshots: readonly AuditSnapshot[],
): Promise<readonly AuditSnapshot[]> {
  const last = tallies.findLast(({ tally }) => (tally.checks[issueId] ?? tally.causes[issueId] ?? 0) > 0);
  if (last === undefined || snapshots.some(({ audit_id }) => audit_id === last.audit_id)) return snapshots;
  const audit = await loadAuditResult(artifacts, userId, last.audit_id);
  const { audit_id, created_at } = last;
  return audit === null ? snapshots : [{ audit_id, created_at, audit }, ...snapshots];
}
