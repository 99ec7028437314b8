import { describeSiteIssue, type SiteIssueDetail } from '../../../domain/sites/issues/describe-site-issue.js';
import { emptyIssueRecord, type IssueRecord } from '../../../domain/sites/issues/issue-record.js';
import type { Site } from '../../../domain/sites/site.js';
import type { Store } from '../../../store/index.js';
import { type LoadedSiteIssues, type LoadSiteIssuesDeps, loadSiteIssues } from './load-site-issues.js';

export type LoadIssueDetailDeps = LoadSiteIssuesDeps & {
  issueRecords: Pick<Store['issueRecords'], 'find' | 'listMarks'>;
};

export interface LoadedIssueDetail {
  loaded: LoadedSiteIssues;
  detail: SiteIssueDetail;
  record: IssueRecord;
}

/** @returns null before the first audit, and for an issue that none of the last audits found */
export async function loadIssueDetail(
  deps: LoadIssueDetailDeps,
  site: Site,
  issueId: string,
  auditId: string | null,
): Promise<LoadedIssueDetail | null> {
  const place = { user_id: site.user_id, site_id: site.id, issue_id: issueId };
  const [loaded, stored] = await Promise.all([loadSiteIssues(deps, site, auditId, 10), deps.issueRecords.find(place)]);
  if (loaded === null) return null;
  const record = stored ?? emptyIssueRecord(issueId);
  const detail = describeSiteIssue(issueId, { ...loaded.sources, record, snapshots: loaded.snapshots });
  return detail && { loaded, detail, record };
}
