import { createHash } from 'node:crypto';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { Issue, IssueLevel } from '../../../domain/audits/issue.js';
import { parseUrl } from '../../../domain/base/url/parse-url.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import type { AcceptedFindingRow } from '../../../domain/reports/export/accepted-finding-row.js';
import type { FindingRow } from '../../../domain/reports/export/finding-row.js';
import { collectIssues } from './audit-findings.js';

export interface SarifFindings {
  batches: AsyncIterable<FindingRow[]>;
  accepted: AsyncIterable<AcceptedFindingRow[]>;
  /** Whether they hold every finding, or the samples that the audit keeps for good. */
  isWhole: boolean;
}

/** SARIF 2.1.0 (OASIS), 3.27.10 and 3.58.6: the three levels of results. */
const LEVELS: Readonly<Record<IssueLevel, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  warning: 'warning',
  notice: 'note',
};

/**
 * The audit as a SARIF 2.1.0 log, written piece by piece: a rule for each check with findings, a result for each
 * finding. The properties of the run count what it includes and what it leaves out. Accepted findings are results too,
 * suppressed: viewers and gates leave them out, and say so.
 */
export async function* sarifLog(
  audit: CompleteAudit,
  version: string,
  { batches, accepted, isWhole }: SarifFindings,
): AsyncGenerator<string> {
  const issues = listRules(audit);
  const rules = new Map(issues.map(({ check_id }, index) => [check_id, index]));
  const occurrences = collectIssues(audit).reduce((sum, { affected_count }) => sum + affected_count, 0);
  const seen = new Map<string, number>();
  let [results, counted] = [0, 0];
  yield `${JSON.stringify(describeLog()).slice(0, -1)},"runs":[${JSON.stringify(describeRun(audit, version, issues)).slice(0, -1)},"results":[`;
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    const texts = rows.map((row) => JSON.stringify(toResult(row, rules.get(row.check_id) ?? -1, seen)));
    yield (results === 0 ? '\n' : ',\n') + texts.join(',\n');
    results += rows.length;
    counted += rows.reduce((sum, { count }) => sum + count, 0);
  }
  let suppressed = 0;
  for await (const rows of accepted) {
    if (rows.length === 0) continue;
    const texts = rows.map((row) => JSON.stringify(toSuppressed(row, rules.get(row.check_id) ?? -1, seen)));
    yield (results + suppressed === 0 ? '\n' : ',\n') + texts.join(',\n');
    suppressed += rows.length;
  }
  const { audit_id, overall_score, website_url } = audit;
  const left = isWhole ? 0 : Math.max(0, occurrences - counted);
  const counts = {
    result_count: results,
    suppressed_count: suppressed,
    occurrence_count: occurrences,
    occurrences_left_out: left,
  };
  const note = left === 0 ? {} : { left_out_because: LEFT_OUT };
  yield `\n],"properties":${JSON.stringify({ audit_id, overall_score, website_url, ...counts, ...note })}}]}\n`;
}

/** Of checks that found something, those of accepted findings last. */
function listRules(audit: CompleteAudit): Issue[] {
  const counted = collectIssues(audit);
  const known = new Set(counted.map(({ check_id }) => check_id));
  return [...counted, ...audit.accepted.issues.filter(({ check_id }) => !known.has(check_id))];
}

const LEFT_OUT =
  'The crawl behind this audit is no longer kept: only the sample of each check that the audit holds is here';

function describeLog(): object {
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
  };
}

function describeRun(audit: CompleteAudit, version: string, issues: readonly Issue[]): object {
  return {
    tool: { driver: { name: 'Linkwright', version, rules: issues.map(toRule) } },
    automationDetails: { id: `linkwright/${audit.audit_type}/${identifySite(audit.website_url)}/` },
    invocations: [
      {
        executionSuccessful: true,
        startTimeUtc: new Date(Date.parse(audit.generated_at) - audit.duration_ms).toISOString(),
        endTimeUtc: audit.generated_at,
      },
    ],
    columnKind: 'utf16CodeUnits',
  };
}

function toRule(issue: Issue): object {
  return {
    id: issue.check_id,
    shortDescription: { text: issue.title },
    fullDescription: { text: issue.why },
    help: { text: issue.fix },
    // Checks of users refer to nothing.
    ...(issue.reference !== '' && { helpUri: issue.reference }),
    defaultConfiguration: { level: LEVELS[issue.level] },
    properties: { tags: [issue.component], severity: issue.severity, affected_count: issue.affected_count },
  };
}

/** SARIF 2.1.0, 3.35: suppressed outside of the source, by a person's decision. */
function toSuppressed(row: AcceptedFindingRow, ruleIndex: number, seen: Map<string, number>): object {
  const { acceptance_id, accepted_by, accepted_at, accepted_reason } = row;
  const suppression = {
    kind: 'external',
    status: 'accepted',
    justification: accepted_reason ?? '',
    properties: { acceptance_id, accepted_by, accepted_at },
  };
  return { ...toResult(row, ruleIndex, seen), suppressions: [suppression] };
}

function toResult(row: FindingRow, ruleIndex: number, seen: Map<string, number>): object {
  const { check_id, title, url, observed, expected, where, count, related_urls, severity, level } = row;
  return {
    ruleId: check_id,
    ruleIndex,
    level: LEVELS[level],
    message: { text: `${title}: ${observed}${expected === null ? '' : ` (expected: ${expected})`}` },
    locations: [{ ...locationOf(url), ...(where ? { logicalLocations: [{ fullyQualifiedName: where }] } : {}) }],
    ...(related_urls.length > 0 ? { relatedLocations: related_urls.map(locationOf) } : {}),
    partialFingerprints: { 'linkwrightFinding/v1': fingerprintOf(row, seen) },
    occurrenceCount: count,
    // 3.27.23: where one result of a run says that it is suppressed, all others say that they are not.
    suppressions: [],
    properties: { severity },
  };
}

function locationOf(url: string): { physicalLocation: object } {
  return { physicalLocation: { artifactLocation: { uri: toUri(url) } } };
}

/** RFC 3986 has no room for what pages write into addresses; what is no address becomes a relative reference. */
function toUri(url: string): string {
  return parseUrl(url)?.href ?? encodeURI(url.replace(/[\ud800-\udfff]/gu, '\ufffd'));
}

/**
 * The same finding has the same print in the next audit: check, address and place make it, not what was seen, which may
 * be a figure. Several of one place are distinguished by their order.
 */
function fingerprintOf({ check_id, url, where }: FindingRow, seen: Map<string, number>): string {
  const place = JSON.stringify([check_id, url, where ?? '']);
  const nth = seen.get(place) ?? 0;
  seen.set(place, nth + 1);
  return createHash('sha256').update(`${place} ${nth}`).digest('hex').slice(0, 32);
}
