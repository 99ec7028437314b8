import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { DomainError } from '../../domain/base/errors.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import { gatheredKey, resultKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import { isHeld } from '../../domain/seo/acceptance/is-held.js';
import type { AuditDeps } from './audit-deps.js';
import type { GatheredAudit } from './compose/gathered-audit.js';
import type { Rejudgement } from './judge/rejudgement.js';

/** A crawl that is about to be removed might be gone before it was read. */
const MARGIN_MS = 3_600_000;

export interface LoadedGathered {
  gathered: GatheredAudit;
  again: Rejudgement;
  /** Of the audit as it was before. */
  overall_score: number | null;
}

/**
 * What an audit was made from, and the acceptances of its site that hold now. Changes nothing.
 * @throws DomainError not_found where there is no such audit, no_data where its crawl is no longer kept
 */
export async function loadGathered(
  { artifacts, crawls, acceptances, now }: Pick<AuditDeps, 'artifacts' | 'crawls' | 'acceptances' | 'now'>,
  { operation: { user_id }, audit_id }: { operation: OperationRef; audit_id: string },
): Promise<LoadedGathered> {
  const audit = await artifacts.get<CompleteAudit>(user_id, resultKey(audit_id));
  if (!audit) throw new DomainError('not_found', 'The audit is not in the store');
  const gathered = await artifacts.get<GatheredAudit>(user_id, gatheredKey(audit_id));
  const crawl = gathered && (await crawls.find(user_id, gathered.crawl.crawl_id));
  if (!gathered || !crawl || Date.parse(crawl.expires_at) < now() + MARGIN_MS)
    throw new DomainError(
      'no_data',
      'The crawl behind this audit is no longer kept. A new audit judges by what is accepted.',
    );
  const at = new Date(now()).toISOString();
  const known = await acceptances.list(user_id, identifySite(gathered.request.website_url));
  const held = known.filter(({ until }) => isHeld(until, at)).map(({ id }) => id);
  const { generated_at, overall_score } = audit;
  return { gathered, again: { at, acceptances: held, generated_at }, overall_score };
}
