import { CliError } from '../cli-error.js';
import { EXIT_CODES } from '../exit-codes.js';
import { counted } from '../report/counted.js';
import type { ShownAudit, ShownIssue } from '../report/shown-audit.js';
import type { FailRule } from './fail-rule.js';

const MAX_NAMED = 10;

/** Rules for issues hold for their level and everything above it. */
const LEVELS: Record<'critical' | 'warning', readonly ShownIssue['level'][]> = {
  critical: ['critical'],
  warning: ['critical', 'warning'],
};

/**
 * Throws CliError with every rule that the audit breaks. A gate that cannot be judged is not passed, save for new issues of
 * a site that was never audited before: there is nothing they could be new against, and `note` says so.
 */
export function checkGates(audit: ShownAudit, rules: readonly FailRule[], note: (text: string) => void): void {
  if (rules.length === 0) return;
  const broken = rules.flatMap((rule) => {
    const reason = rule.kind === 'score' ? scoreError(audit, rule) : issueError(audit, rule, note);
    return reason ? [reason] : [];
  });
  const [first, ...others] = broken;
  if (first) throw new CliError(EXIT_CODES.below_threshold, first[0] ?? '', [...first.slice(1), ...others.flat()]);
}

function scoreError({ overall_score, reliability }: ShownAudit, rule: FailRule & { kind: 'score' }): string[] | null {
  if (overall_score === null || !reliability.reliable)
    return [`There is no reliable score to hold against ${rule.text}`];
  return overall_score < rule.under ? [`The score ${overall_score.toFixed(1)} is under ${rule.under}`] : null;
}

function issueError(
  audit: ShownAudit,
  rule: FailRule & { kind: 'issues' },
  note: (text: string) => void,
): string[] | null {
  const { reliability, components, previous } = audit;
  if (!reliability.reliable) return [`The audit is not reliable enough for ${rule.text}: ${reliability.reason ?? ''}`];
  if (components.technical_seo.status !== 'completed')
    return [`The pages were not judged, so ${rule.text} is not passed: ${components.technical_seo.error ?? ''}`];
  if (rule.onlyNew && previous === null) {
    note(`There is no earlier audit of this site to compare with: ${rule.text} is passed`);
    return null;
  }
  const all = rule.onlyNew ? (previous?.new_issues ?? []) : Object.values(components).flatMap(({ issues }) => issues);
  return brokenBy(all, rule);
}

/** What these issues are to a rule: a line for people and the issues by name; null when it is kept. */
export function brokenBy(issues: readonly ShownIssue[], rule: FailRule & { kind: 'issues' }): string[] | null {
  const found = issues.filter(({ level }) => LEVELS[rule.level].includes(level));
  if (found.length === 0) return null;
  const named = found.slice(0, MAX_NAMED).map(({ level, title, check_id }) => `${level}: ${title} (${check_id})`);
  const more = found.length - named.length;
  const kind = rule.level === 'critical' ? 'critical issue' : 'issue at warning or above';
  const kinds = rule.level === 'critical' ? 'critical issues' : 'issues at warning or above';
  const what = counted(found.length, rule.onlyNew ? `new ${kind}` : kind, rule.onlyNew ? `new ${kinds}` : kinds);
  return [`${what} (${rule.text})`, ...named, ...(more > 0 ? [`and ${more} more`] : [])];
}
