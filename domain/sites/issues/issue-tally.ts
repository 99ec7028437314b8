import type { CompleteAudit } from '../../audits/audit-result.js';
import { COMPONENT_NAMES } from '../../seo/components.js';

/** What the trend of an issue needs of an audit: a whole result is too much to read for every point of a line. */
export interface IssueTally {
  /** Of the result that it was counted from: judging an audit again replaces that. */
  version: string;
  /** Affected pages by check, and by cause. */
  checks: Record<string, number>;
  causes: Record<string, number>;
  /** Null: the audit is of before they were kept, and is taken to have run all. */
  checks_run: string[] | null;
}

export function tallyIssues(audit: CompleteAudit, version: string): IssueTally {
  const components = COMPONENT_NAMES.map((name) => audit.components[name]);
  const completed = components.filter(({ status }) => status === 'completed');
  const isUnknown = completed.some(({ checks_run }) => checks_run === undefined);
  const causes = audit.recommendations.flatMap(({ cause, evidence }) =>
    cause ? [[cause.id, evidence.count] as const] : [],
  );
  return {
    version,
    checks: Object.fromEntries(
      components.flatMap(({ issues }) => issues.map(({ check_id, affected_pages }) => [check_id, affected_pages])),
    ),
    // Of several fixes for one cause, the first one counts.
    causes: Object.fromEntries(causes.toReversed()),
    checks_run: isUnknown ? null : completed.flatMap(({ checks_run }) => checks_run ?? []),
  };
}
