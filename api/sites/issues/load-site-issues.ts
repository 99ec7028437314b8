import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { completeStoredAudit, type StoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { SiteIssueSources } from '../../../domain/sites/issues/list-site-issues.js';
import type { AuditSnapshot } from '../../../domain/sites/issues/trace-issue.js';
import type { Site } from '../../../domain/sites/site.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { AuditRecord } from '../../../store/audits/audits.js';
import type { Store } from '../../../store/index.js';
import { HttpError } from '../../http/http-error.js';
import { findLatestAudit } from '../latest-audit.js';

export interface LoadSiteIssuesDeps {
  audits: Pick<Store['audits'], 'find' | 'findPrevious' | 'listHistory'>;
  artifacts: Pick<Store['artifacts'], 'getMany'>;
  acceptances: Pick<Store['acceptances'], 'list'>;
  issueRecords: Pick<Store['issueRecords'], 'listMarks'>;
}

export interface LoadedSiteIssues {
  line: AuditRecord;
  sources: SiteIssueSources;
  /** All audits of the same kind up to this one, which is the last, oldest first. */
  history: readonly { audit_id: string; overall_score: number | null; created_at: string }[];
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
  const known = await readSnapshots(deps, user_id, history.slice(-2));
  const current = known.at(-1);
  if (current?.audit_id !== line.id) return null;
  const now = new Date().toISOString();
  const previous: CompleteAudit | null = known.at(-2)?.audit ?? null;
  return { line, sources: { audit: current.audit, previous, marks, acceptances, now }, history, snapshots: known };
}

/** Both in one read; those without a result are left out. */
async function readSnapshots(
  { artifacts }: LoadSiteIssuesDeps,
  userId: OwnerId,
  audits: LoadedSiteIssues['history'],
): Promise<AuditSnapshot[]> {
  const ids = audits.map(({ audit_id }) => audit_id);
  const found = await artifacts.getMany<StoredAudit>(userId, ids.map(resultKey));
  return audits.flatMap(({ audit_id, created_at }) => {
    const stored = found.get(resultKey(audit_id));
    return stored ? [{ audit_id, created_at, audit: completeStoredAudit(stored) }] : [];
  });
}
