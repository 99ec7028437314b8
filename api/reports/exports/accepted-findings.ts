import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { type AcceptedFindingRow, toAcceptedRow } from '../../../domain/reports/export/accepted-finding-row.js';
import type { AcceptedRow } from '../../../domain/seo/acceptance/accepted-row.js';
import { createScopeMatcher, type ScopedFinding } from '../../../domain/seo/acceptance/create-scope-matcher.js';
import type { CheckFinding } from '../../../domain/seo/judge.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { FindingsRepository } from '../../../store/audits/findings.js';

export interface AcceptedFindingsDeps {
  findings: Pick<FindingsRepository, 'stream'>;
}

/** Every finding that was accepted, in batches, with who accepted it and why. */
export async function* streamAccepted(
  { findings }: AcceptedFindingsDeps,
  userId: OwnerId,
  audit: CompleteAudit,
): AsyncGenerator<AcceptedFindingRow[]> {
  if (audit.accepted.findings === 0) return;
  const issues = new Map(audit.accepted.issues.map((issue) => [issue.check_id, issue]));
  const find = createFinder(audit);
  for await (const rows of streamAcceptedRows({ findings }, userId, audit))
    yield rows.flatMap(({ finding, acceptance_id }) => {
      const issue = issues.get(finding.check_id);
      return issue ? [toAcceptedRow(finding, issue, find(acceptance_id, finding))] : [];
    });
  yield makeSample(audit, ({ component }) => component === 'page_speed');
}

/** The sample of accepted findings that the audit itself keeps for good. */
export async function* sampledAccepted(audit: CompleteAudit): AsyncGenerator<AcceptedFindingRow[]> {
  yield makeSample(audit, () => true);
}

function makeSample(audit: CompleteAudit, isWanted: (issue: Issue) => boolean): AcceptedFindingRow[] {
  const find = createFinder(audit);
  return audit.accepted.issues.filter(isWanted).flatMap((issue) =>
    issue.sample.map((finding) => {
      const scoped = { check_id: issue.check_id, url: finding.url, page_url: null };
      return toAcceptedRow(finding, issue, find(null, scoped));
    }),
  );
}

/** Finds an acceptance by its id, or by what it covers. */
function createFinder({ accepted: { acceptances } }: CompleteAudit) {
  const matchers = acceptances.map((acceptance) => ({ acceptance, matcher: createScopeMatcher(acceptance) }));
  return (id: string | null, finding: ScopedFinding) =>
    matchers.find(({ acceptance, matcher }) => (id === null ? matcher.covers(finding) : acceptance.id === id))
      ?.acceptance ?? null;
}

/** Audits that accepted nothing, and those of before findings could be accepted, keep no such rows. */
async function* streamAcceptedRows(
  { findings }: AcceptedFindingsDeps,
  userId: OwnerId,
  { audit_id, accepted }: CompleteAudit,
): AsyncGenerator<AcceptedRow[]> {
  if (accepted.issues.some(({ component }) => component !== 'page_speed'))
    yield* findings.stream(userId, audit_id, 'accepted');
}

/** What streamFindings excludes from the pages' findings, which the crawl keeps in full. */
export async function loadAcceptedKeys(
  deps: AcceptedFindingsDeps,
  userId: OwnerId,
  audit: CompleteAudit,
): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const rows of streamAcceptedRows(deps, userId, audit))
    for (const { finding } of rows) keys.add(findingKey(finding));
  return keys;
}

/** Names a finding within one audit. */
export function findingKey({ check_id, page_url, url, observed, where }: CheckFinding): string {
  return JSON.stringify([check_id, page_url, url, observed, where]);
}
