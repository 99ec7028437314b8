import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { completeStoredAudit, type StoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { AuditRecord, AuditsRepository } from '../../../store/audits/audits.js';
import { HttpError } from '../../http/http-error.js';

export interface LoadAuditDeps {
  audits: Pick<AuditsRepository, 'find'>;
  artifacts: Pick<ArtifactsRepository, 'get'>;
}

export interface LoadedAudit {
  line: AuditRecord;
  audit: CompleteAudit;
}

/** One of the user's audits with what older ones lack filled in. @throws HttpError 404 */
export async function loadAudit(
  { audits, artifacts }: LoadAuditDeps,
  userId: OwnerId,
  id: string,
): Promise<LoadedAudit> {
  const [line, stored] = await Promise.all([
    audits.find(userId, id),
    artifacts.get<StoredAudit>(userId, resultKey(id)),
  ]);
  if (line === null || stored === null) throw HttpError.notFound();
  return { line, audit: completeStoredAudit(stored) };
}
