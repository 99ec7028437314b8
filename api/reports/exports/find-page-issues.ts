import type { FindingRow } from '../../../domain/reports/export/finding-row.js';
import type { FindingsRepository } from '../../../store/audits/findings.js';
import type { CrawlsRepository } from '../../../store/crawl/crawls.js';
import { crawlId } from '../../../workflows/crawl/contract/crawl-site.js';
import { findingKey, loadAcceptedKeys } from './accepted-findings.js';
import { createRowMaker } from './audit-findings.js';
import type { LoadedAudit } from './load-audit.js';

export interface FindPageIssuesDeps {
  crawls: Pick<CrawlsRepository, 'findDigest'>;
  findings: Pick<FindingsRepository, 'stream'>;
}

/** Every finding on one page of an audit: of its own checks, then those that compare pages. What was accepted is left out. */
export async function findPageIssues(
  { crawls, findings }: FindPageIssuesDeps,
  { line, audit }: LoadedAudit,
  url: string,
): Promise<FindingRow[]> {
  const toRows = createRowMaker(audit);
  const accepted = await loadAcceptedKeys({ findings }, line.user_id, audit);
  const digest = await crawls.findDigest(crawlId(line.id, 'site'), url);
  const found = toRows((digest?.findings ?? []).filter((finding) => !accepted.has(findingKey(finding))));
  for await (const run of findings.stream(line.user_id, line.id, 'site_findings'))
    found.push(...toRows(run.filter((finding) => finding.url === url)));
  return found;
}
