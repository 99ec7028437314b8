import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { completeStoredAudit, type StoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import { issueTallyKey, resultKey } from '../../../domain/operations/artifact-keys.js';
import { type IssueTally, tallyIssues } from '../../../domain/sites/issues/issue-tally.js';
import type { TalliedAudit } from '../../../domain/sites/issues/trace-issue.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { Store } from '../../../store/index.js';

export interface LoadIssueTalliesDeps {
  artifacts: Pick<Store['artifacts'], 'get' | 'getMany' | 'findVersions' | 'put'>;
}

interface AuditPoint {
  audit_id: string;
  created_at: string;
}

/** What audits counted, in their order; those without a result are left out. Each result is read whole once, and its tally is kept. */
export async function loadIssueTallies(
  { artifacts }: LoadIssueTalliesDeps,
  userId: OwnerId,
  audits: readonly AuditPoint[],
): Promise<TalliedAudit[]> {
  const ids = audits.map(({ audit_id }) => audit_id);
  const [versions, kept] = await Promise.all([
    artifacts.findVersions(userId, ids.map(resultKey)),
    artifacts.getMany<IssueTally>(userId, ids.map(issueTallyKey)),
  ]);
  const tallied: TalliedAudit[] = [];
  for (const { audit_id, created_at } of audits) {
    const version = versions.get(resultKey(audit_id));
    if (version === undefined) continue;
    const known = kept.get(issueTallyKey(audit_id));
    const tally = known?.version === version ? known : await count(artifacts, userId, audit_id, version);
    if (tally) tallied.push({ audit_id, created_at, tally });
  }
  return tallied;
}

/** One after the other: results are large. */
async function count(
  artifacts: LoadIssueTalliesDeps['artifacts'],
  userId: OwnerId,
  auditId: string,
  version: string,
): Promise<IssueTally | null> {
  const audit = await loadAuditResult(artifacts, userId, auditId);
  if (audit === null) return null;
  const tally = tallyIssues(audit, version);
  await artifacts.put(userId, issueTallyKey(auditId), tally);
  return tally;
}

/** Null where an audit has a line and no result. */
export async function loadAuditResult(
  artifacts: Pick<Store['artifacts'], 'get'>,
  userId: OwnerId,
  auditId: string,
): Promise<CompleteAudit | null> {
  const stored = await artifacts.get<StoredAudit>(userId, resultKey(auditId));
  return stored && completeStoredAudit(stored);
}
