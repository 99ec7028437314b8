import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { plural } from '../../../domain/base/text/plural.js';
import { writeText } from '../../../domain/base/text/write-text.js';
import { COMPONENT_NAMES, type ComponentName } from '../../../domain/seo/components.js';
import type { CollectedFindings } from './collect-findings.js';
import { attributes, escapeXml } from './xml-text.js';

/**
 * The audit as JUnit XML, the form that build servers read: a suite for each component, a case for each check that was
 * run. Critical issues and warnings fail; notices pass and say what was seen; what was accepted is skipped. Every case
 * lists its findings, and says what it leaves out. Audits from before the list of checks was stored have cases for
 * their issues only.
 */
export function toJunit(audit: CompleteAudit, found: CollectedFindings): string {
  const suites = COMPONENT_NAMES.map((name) => toSuite(name, audit, found));
  const total = (count: (suite: Suite) => number) => suites.reduce((sum, suite) => sum + count(suite), 0);
  const head = attributes({
    name: `SEO audit of ${audit.website_url}`,
    tests: total(({ tests }) => tests),
    failures: total(({ failures }) => failures),
    errors: total(({ errors }) => errors),
    skipped: total(({ skipped }) => skipped),
    time: audit.duration_ms / 1000,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${head}>\n${suites.map(({ xml }) => xml).join('\n')}\n</testsuites>\n`;
}

interface Suite {
  tests: number;
  failures: number;
  errors: number;
  skipped: number;
  xml: string;
}

function toSuite(
  name: ComponentName,
  { components, accepted: { issues: acceptedIssues }, generated_at }: CompleteAudit,
  collected: CollectedFindings,
): Suite {
  const { issues, checks_run = [], checks_skipped = [], status, error, duration_ms } = components[name];
  const failing = issues.filter(({ level }) => level !== 'notice');
  const found = new Set(issues.map(({ check_id }) => check_id));
  const accepted = acceptedIssues.filter(({ component, check_id }) => component === name && !found.has(check_id));
  const acceptedIds = new Set(accepted.map(({ check_id }) => check_id));
  const passed = checks_run.filter((id) => !found.has(id) && !acceptedIds.has(id));
  const isBroken = status === 'failed';
  const isSkipped = status === 'skipped';
  const cases = [
    ...issues.map((issue) => toCase(name, issue.check_id, describeIssue(issue, collected))),
    ...accepted.map((issue) => toCase(name, issue.check_id, describeAccepted(issue))),
    ...passed.map((id) => toCase(name, id, '')),
    ...checks_skipped.map(({ id, reason }) => toCase(name, id, `<skipped${attributes({ message: reason })}/>`)),
    ...(isBroken
      ? [toCase(name, name, `<error${attributes({ message: error ?? 'failed', type: 'not measured' })}/>`)]
      : []),
    ...(isSkipped ? [toCase(name, name, `<skipped${attributes({ message: error ?? 'skipped' })}/>`)] : []),
  ];
  const counts = {
    tests: cases.length,
    failures: failing.length,
    errors: isBroken ? 1 : 0,
    skipped: accepted.length + checks_skipped.length + (isSkipped ? 1 : 0),
  };
  const head = attributes({
    name,
    ...counts,
    time: duration_ms / 1000,
    timestamp: generated_at.replace(/\.\d+Z$|Z$/, ''),
  });
  return { ...counts, xml: `  <testsuite${head}>\n${cases.join('\n')}\n  </testsuite>` };
}

function toCase(component: ComponentName, id: string, content: string): string {
  const head = attributes({ name: id, classname: `${component}.${id.split(/[/:]/, 1)[0] ?? id}`, time: 0 });
  return content === '' ? `    <testcase${head}/>` : `    <testcase${head}>${content}</testcase>`;
}

function describeIssue(issue: Issue, collected: CollectedFindings): string {
  const evidence = escapeXml(listEvidence(issue, collected));
  if (issue.level === 'notice') return `<system-out>${evidence}</system-out>`;
  const message = writeText`${issue.title} (${issue.affected_count})`;
  return `<failure${attributes({ message, type: issue.severity })}>${evidence}</failure>`;
}

/** All that the check found was accepted: neither a failure nor a pass. */
function describeAccepted({ title, affected_count }: Issue): string {
  const message = writeText`Accepted: ${title} (${affected_count})`;
  return `<skipped${attributes({ message })}/>`;
}

function listEvidence(issue: Issue, { byCheck, isWhole }: CollectedFindings): string {
  const { check_id, title, fix, reference, affected_count } = issue;
  const { rows, total } = byCheck.get(check_id) ?? { rows: [], total: 0 };
  const places = rows.map(
    ({ url, observed, expected, where, count }) =>
      `- ${url}: ${observed}${expected === null ? '' : ` (expected: ${expected})`}${where === null ? '' : ` at ${where}`}${count > 1 ? ` (${count} times)` : ''}`,
  );
  const seen = `${plural(affected_count, 'occurrence')} in ${plural(total, 'finding')}${nameLeftOut(rows.length, total, isWhole)}:`;
  return [title, `Fix: ${fix}`, ...(reference === '' ? [] : [`Reference: ${reference}`]), seen, ...places].join('\n');
}

function nameLeftOut(shown: number, total: number, isWhole: boolean): string {
  if (!isWhole) return ' of the sample that the audit keeps; its crawl is no longer there';
  return shown < total ? `, the first ${shown} shown; csv, json, xlsx and sarif hold them all` : '';
}
