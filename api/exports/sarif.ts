import { createHash } from 'node:crypto';
import type { CompleteAudit } from '../../domain/seo/audit/audit-result.js';
import type { Issue, IssueLevel } from '../../domain/seo/audit/issue.js';
import { levelOf } from '../../domain/seo/audit/issues.js';
import type { Finding } from '../../domain/seo/checks/check.js';
import { parseUrl } from '../../domain/seo/url/parse-url.js';
import { siteOf } from '../../domain/seo/url/url-identity.js';
import { issuesOf } from './audit-findings.js';

/** SARIF 2.1.0 (OASIS), 3.27.10 and 3.58.6: the three levels of results. */
const LEVELS: Readonly<Record<IssueLevel, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  warning: 'warning',
  notice: 'note',
};

/** The audit as a SARIF 2.1.0 log: a rule for each check met, a result for each finding of the stored samples. */
export function toSarif(audit: CompleteAudit, version: string): object {
  const issues = issuesOf(audit);
  const seen = new Map<string, number>();
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Linkwright', version, rules: issues.map(toRule) } },
        automationDetails: { id: `linkwright/${audit.audit_type}/${siteOf(audit.website_url)}/` },
        invocations: [
          {
            executionSuccessful: true,
            startTimeUtc: new Date(Date.parse(audit.generated_at) - audit.duration_ms).toISOString(),
            endTimeUtc: audit.generated_at,
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: issues.flatMap((issue, index) => issue.sample.map((finding) => toResult(issue, index, finding, seen))),
        properties: { audit_id: audit.audit_id, overall_score: audit.overall_score, website_url: audit.website_url },
      },
    ],
  };
}

function toRule(issue: Issue): object {
  return {
    id: issue.check_id,
    shortDescription: { text: issue.title },
    fullDescription: { text: issue.why },
    help: { text: issue.fix },
    helpUri: issue.reference,
    defaultConfiguration: { level: LEVELS[issue.level] },
    properties: { tags: [issue.component], severity: issue.severity, affected_count: issue.affected_count },
  };
}

function toResult(issue: Issue, ruleIndex: number, finding: Finding, seen: Map<string, number>): object {
  const { url, observed, expected, where, count = 1, related_urls = [] } = finding;
  const severity = finding.severity ?? issue.severity;
  return {
    ruleId: issue.check_id,
    ruleIndex,
    level: LEVELS[levelOf(severity)],
    message: { text: `${issue.title}: ${observed}${expected === undefined ? '' : ` (expected: ${expected})`}` },
    locations: [{ ...locationOf(url), ...(where ? { logicalLocations: [{ fullyQualifiedName: where }] } : {}) }],
    ...(related_urls.length > 0 ? { relatedLocations: related_urls.map(locationOf) } : {}),
    partialFingerprints: { 'linkwrightFinding/v1': fingerprintOf(issue.check_id, finding, seen) },
    occurrenceCount: count,
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
 * be a figure. Several of one place are told apart by their order.
 */
function fingerprintOf(checkId: string, { url, where = '' }: Finding, seen: Map<string, number>): string {
  const place = JSON.stringify([checkId, url, where]);
  const nth = seen.get(place) ?? 0;
  seen.set(place, nth + 1);
  return createHash('sha256').update(`${place} ${nth}`).digest('hex').slice(0, 32);
}
