import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import { composeHealth } from '../../../domain/dashboard/compose-health.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { AuditDeps } from '../audit-deps.js';

/**
 * Records the health that an audit shows, on the day it ended, and that something new is known about the site. Quick
 * audits leave content out and so don't describe the whole site. Changes: the day's snapshot. Twice: the same again.
 */
export async function noteHealth(
  { healthSnapshots, siteVersions }: Pick<AuditDeps, 'healthSnapshots' | 'siteVersions'>,
  user_id: OwnerId,
  audit: CompleteAudit,
): Promise<void> {
  const site = identifySite(audit.website_url);
  const health = audit.audit_type === 'complete' ? composeHealth(audit) : null;
  if (health) {
    const day = audit.generated_at.slice(0, 10);
    await healthSnapshots.put({ user_id, site, day, ...health, audit_id: audit.audit_id });
  }
  await siteVersions.raise(user_id, site);
}
