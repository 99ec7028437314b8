import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { completeStoredAudit, type StoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { SiteIssueSources } from '../../../domain/sites/issues/list-site-issues.js';
import type { AuditSnapshot } from '../../../domain/sites/issues/trace-issue.js';
import type { Site } from '../../../domain/sites/site.js';
import type { AuditRecord } from '../../../store/audits/audits.js';
import type { Store } from '../../../store/index.js';
import { HttpError } from '../../http/http-error.js';
import { findLatestAudit } from '../latest-audit.js';

export interface LoadSiteIssuesDeps {
  audits: Pick<Store['audits'], 'find' | 'findPrevious' | 'listHistory'>;
  artifacts: Pick<Store['artifacts'], 'get'>;
  acceptances: Pick<Store['acceptances'], 'list'>;
  issueRecords: Pick<Store['issueRecords'], 'listMarks'>;
}

export interface LoadedSiteIssues {
  line: AuditRecord;
  sources: SiteIssueSources;
  /** Audits of the same kind up to this one, which is the last, oldest first. */
  snapshots: readonly AuditSnapshot[];
}

/** Results of audits are read whole: so many show a trend, and a page still comes at once. */
const MOST_AUDITS = 10;

/**
 * What the issues of a site are listed from: an audit, those before it, and what members decided.
 * @param auditId null for the audit that represents the site
 * @param count of audits to read, this one included
 * @returns null before the first audit
 * @throws HttpError 404 for an audit of another site
 */
export async function loadSiteIssues(
  deps: LoadSiteIssuesDeps,
  { user_id, id, site }: Site,
  auditId: string | null,
  count: 2 | typeof MOST_AUDITS,
): Promise<LoadedSiteIssues | null> {
  const line = auditId === null ? await findLatestAudit(deps, user_id, site) : await deps.audits.find(user_id, auditId);
  if (line === null && auditId === null) return null;
  if (line === null || line.site !== site) throw HttpError.notFound();
  const [history, marks, acceptances] = await Promise.all([
    deps.audits.listHistory(line),
    deps.issueRecords.listMarks(user_id, id),
    deps.acceptances.list(user_id, site),
  ]);
  const snapshots = await Promise.all(history.slice(-count).map((each) => readSnapshot(deps, user_id, each)));
  const known = snapshots.filter((snapshot) => snapshot !== null);
  const current = known.at(-1);
  if (current?.audit_id !== line.id) return null;
  const now = new Date().toISOString();
  const previous: CompleteAudit | null = known.at(-2)?.audit ?? null;
  return { line, sources: { audit: current.audit, previous, marks, acceptances, now }, snapshots: known };
}

/** Null where an audit has a line and no result. */
async function readSnapshot(
  { artifacts }: LoadSiteIssuesDeps,
  userId: string,
  { audit_id, created_at }: { audit_id: string; created_at: string },
): Promise<AuditSnapshot | null> {
  const stored = await artifacts.get<StoredAudit>(userId, resultKey(audit_id));
  return stored && { audit_id, created_at, audit: completeStoredAudit(stored) };
}
