import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { AuditRecord, AuditsRepository } from '../../store/audits/audits.js';

/**
 * The audit that represents a site: the latest complete one, else the latest. Quick ones judge a part of what complete
 * ones do, so that figures of both on one page would contradict each other. Null before the first.
 */
export async function findLatestAudit(
  { audits }: { audits: Pick<AuditsRepository, 'findPrevious'> },
  userId: OwnerId,
  site: string,
): Promise<AuditRecord | null> {
  const complete = await audits.findPrevious(userId, site, 'complete', '');
  return complete ?? audits.findPrevious(userId, site, 'quick', '');
}
