import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { isJudged } from '../../domain/audits/is-judged.js';
import type { AcceptedEvidence, AcceptedScope } from '../../domain/seo/acceptance/acceptance.js';
import { createScopeMatcher } from '../../domain/seo/acceptance/create-scope-matcher.js';
import { EvidenceCollector } from '../../domain/seo/acceptance/evidence-collector.js';
import type { CheckFinding } from '../../domain/seo/judge.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { FindingsRepository } from '../../store/audits/findings.js';
import type { CrawlsRepository } from '../../store/crawl/crawls.js';
import { crawlId } from '../../workflows/crawl/contract/crawl-site.js';

export interface GatherEvidenceDeps {
  crawls: Pick<CrawlsRepository, 'streamDigests'>;
  findings: Pick<FindingsRepository, 'has' | 'stream'>;
}

/**
 * What an audit found in the scope of a new acceptance, findings that were accepted before included. Null when that was
 * nothing, or can no longer be read: then the next audit notes it.
 */
export async function gatherEvidence(
  { crawls, findings }: GatherEvidenceDeps,
  userId: OwnerId,
  audit: CompleteAudit,
  scope: AcceptedScope,
): Promise<AcceptedEvidence | null> {
  const { audit_id, audit_type } = audit;
  if (!(await findings.has(userId, audit_id, 'site_findings'))) return null;
  const matcher = createScopeMatcher(scope);
  const collector = new EvidenceCollector(scope);
  const add = (found: readonly CheckFinding[]) => {
    for (const finding of found) if (isJudged(finding, audit) && matcher.covers(finding)) collector.add(finding);
  };
  for await (const digest of crawls.streamDigests(crawlId(audit_id, 'site'))) {
    if (matcher.coversUrl(digest.summary.url)) collector.countPage();
    add(digest.findings);
  }
  for await (const rows of findings.stream(userId, audit_id, 'site_findings')) add(rows);
  if (await findings.has(userId, audit_id, 'accepted'))
    for await (const rows of findings.stream(userId, audit_id, 'accepted'))
      add(rows.map(({ finding }) => finding).filter(({ page_url }) => page_url === null));
  add(speedFindings(audit));
  return collector.result({ audit_id, audit_kind: audit_type });
}

/** These are few, so that the audit holds them all. */
function speedFindings({ components, accepted }: CompleteAudit): CheckFinding[] {
  const issues = [...components.page_speed.issues, ...accepted.issues];
  return issues
    .filter(({ component }) => component === 'page_speed')
    .flatMap(({ check_id, component, severity, sample }) =>
      sample.map((finding) => ({ severity, ...finding, check_id, component, page_url: null })),
    );
}
