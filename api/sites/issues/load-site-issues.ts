import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { SiteIssueSources } from '../../../domain/sites/issues/list-site-issues.js';
import type { AuditSnapshot } from '../../../domain/sites/issues/trace-issue.js';
import type { Site } from '../../../domain/sites/site.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { AuditRecord } from '../../../store/audits/audits.js';
import type { Store } from '../../../store/index.js';
import { HttpError } from '../../http/http-error.js';
import { findLatestAudit } from '../latest-audit.js';
import { loadAuditResult } from './load-issue-tallies.js';

export interface LoadSiteIssuesDeps {
  audits: Pick<Store['audits'], 'find' | 'findPrevious' | 'listHistory'>;
  artifacts: Pick<Store['artifacts'], 'get'>;
  acceptances: Pick<Store['acceptances'], 'list'>;
  issueRecords: Pick<Store['issueRecords'], 'listMarks'>;
}

export interface LoadedSiteIssues {
  line: AuditRecord;
  sources: SiteIssueSources;
  /** All audits of the same kind up to this one, which is the last, oldest first. */
  history: readonly { audit_id: string; created_at: string }[];
  /** The last two of them, whole. */
  snapshots: readonly AuditSnapshot[];
}

/**
 * What the issues of a site are listed from: an audit, those before it, and what members decided.
 * @param auditId null for the audit that represents the site
 * @returns null before the first audit
 * @throws HttpError 404 for an audit of another site
 */
export async function loadSiteIssues(
  deps: LoadSiteIssuesDeps,
  { user_id, id, site }: Site,
  auditId: string | null,
): Promise<LoadedSiteIssues | null> {
  const line = auditId === null ? await findLatestAudit(deps, user_id, site) : await deps.audits.find(user_id, auditId);
  if (line === null && auditId === null) return null;
  if (line === null || line.site !== site) throw HttpError.notFound();
  const [history, marks, acceptances] = await Promise.all([
    deps.audits.listHistory(line),
    deps.issueRecords.listMarks(user_id, id),
    deps.acceptances.list(user_id, site),
  ]);
  const snapshots = await Promise.all(history.slice(-2).map((each) => readSnapshot(deps, user_id, each)));
  const known = snapshots.filter((snapshot) => snapshot !== null);
  const current = known.at(-1);
  if (current?.audit_id !== line.id) return null;
  const now = new Date().toISOString();
  const previous: CompleteAudit | null = known.at(-2)?.audit ?? null;
  return { line, sources: { audit: current.audit, previous, marks, acceptances, now }, history, snapshots: known };
}

async function readSnapshot(
  { artifacts }: LoadSiteIssuesDeps,
  userId: OwnerId,
  { audit_id, created_at }: { audit_id: string; created_at: string },
): Promise<AuditSnapshot | null> {
  const audit = await loadAuditResult(artifacts, userId, audit_id);
  return audit && { audit_id, created_at, audit };
}
