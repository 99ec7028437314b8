import type { CrawlResult } from '../../../domain/crawl/crawl.js';
import { describeNotFollowed } from '../../../domain/crawl/describe-not-followed.js';
import { orphansKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import { crawlOrphan } from '../../../domain/seo/checks/crawl/orphan.js';
import { findOrphans } from '../../../domain/seo/links/find-orphans.js';
import type { AuditDeps } from '../audit-deps.js';
import type { JudgedSite } from './load-site.js';

/**
 * Lists the orphan pages of a crawl by the sources that name them.
 * Changes: writes the list and its counts to the store. Twice: replaces them.
 */
export async function saveOrphans(
  deps: { artifacts: Pick<AuditDeps['artifacts'], 'put'>; findings: Pick<AuditDeps['findings'], 'save'> },
  { operation: { id, user_id }, crawl }: { operation: OperationRef; crawl: Pick<CrawlResult, 'not_followed'> },
  { site, unreliable }: Pick<JudgedSite, 'site' | 'unreliable'>,
  expiresAt: Date,
): Promise<void> {
  const { report, rows } = findOrphans({
    site,
    unreliable: unreliable.find((check) => check.id === crawlOrphan.id)?.reason ?? null,
    not_followed: describeNotFollowed(crawl.not_followed ?? []),
  });
  await deps.findings.save(user_id, id, 'orphans', rows, expiresAt);
  await deps.artifacts.put(user_id, orphansKey(id), report);
}
