import type { AuditSide } from '../../domain/audits/audit-side.js';
import { completeStoredAudit, type StoredAudit } from '../../domain/audits/complete-stored-audit.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { AuditRecord } from '../../store/audits/audits.js';
import type { OperationsRepository } from '../../store/operations/operations.js';

export interface AuditSideDeps {
  artifacts: Pick<ArtifactsRepository, 'get'>;
  operations: Pick<OperationsRepository, 'find'>;
}

/** One of two audits to compare; null when its result is gone. */
export async function readAuditSide(
  { artifacts, operations }: AuditSideDeps,
  { id, user_id, created_at }: AuditRecord,
): Promise<AuditSide | null> {
  const [stored, operation] = await Promise.all([
    artifacts.get<StoredAudit>(user_id, resultKey(id)),
    operations.find(user_id, id),
  ]);
  if (!stored) return null;
  return { audit: completeStoredAudit(stored), created_at, bounds: operation ? boundsOf(operation.input) : null };
}

function boundsOf({ max_pages, crawl_depth }: Record<string, unknown>): AuditSide['bounds'] {
  return typeof max_pages === 'number' && typeof crawl_depth === 'number' ? { max_pages, crawl_depth } : null;
}
