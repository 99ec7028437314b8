import type { Issue } from '../../audits/issue.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { Severity, SiteArtifacts } from '../checks/check.js';
import { describeRule } from './judge-rule.js';
import { ownCheckId } from './own-check-id.js';
import type { Extraction, OwnChecks, PageFilter } from './own-checks.js';
import { describeFilter } from './page-filter.js';

/** What came of one extraction, with or without a rule, or of one saved filter. */
export interface OwnCheckOutcome {
  name: string;
  kind: 'column' | 'rule' | 'filter';
  /** Id of the check; null for a column without a rule. */
  check_id: string | null;
  severity: Severity | null;
  /** What the rule requires, or what the filter matches; null for a column. */
  condition: string | null;
  message: string | null;
  /** Pages that were judged, or read for a column. */
  pages_checked: number;
  /** Pages that fail the rule or that the filter finds. */
  pages_failed: number;
  /** Pages whose extraction was stopped before it came to this. */
  pages_stopped: number;
  /** Pages with a value; null for filters. */
  pages_with_value: number | null;
}

/** In the order of the request, extractions first. */
export function summarizeOwnChecks(
  { extractions, page_filters }: OwnChecks,
  { pages }: Pick<SiteArtifacts, 'pages'>,
  issues: readonly Pick<Issue, 'check_id' | 'affected_pages'>[],
): OwnCheckOutcome[] {
  const failed = new Map(issues.map(({ check_id, affected_pages }) => [check_id, affected_pages]));
  const read = pages.filter(isJudgedPage);
  const fetched = pages.filter(({ allowed_by_robots }) => allowed_by_robots).length;
  return [
    ...extractions.map((extraction) => summarizeExtraction(extraction, read, failed)),
    ...page_filters.map((filter) => summarizeFilter(filter, fetched, failed)),
  ];
}

/** What rules are applied to: a 200 HTML page that is no redirect by refresh. */
function isJudgedPage({ is_html, status, refresh_url }: PageSummary): boolean {
  return is_html && status === 200 && refresh_url === null;
}

function summarizeExtraction(
  { name, rule }: Extraction,
  pages: readonly PageSummary[],
  failed: ReadonlyMap<string, number>,
): OwnCheckOutcome {
  const columns = pages.flatMap(({ extracted }) => extracted?.columns.find((column) => column.name === name) ?? []);
  const stopped = pages.filter(
    ({ extracted }) => extracted?.stopped !== undefined && !extracted.columns.some((column) => column.name === name),
  );
  const check_id = rule ? ownCheckId(name) : null;
  return {
    name,
    kind: rule ? 'rule' : 'column',
    check_id,
    severity: rule?.severity ?? null,
    condition: rule ? describeRule(rule) : null,
    message: rule?.message ?? null,
    pages_checked: columns.length,
    pages_failed: check_id === null ? 0 : (failed.get(check_id) ?? 0),
    pages_stopped: stopped.length,
    pages_with_value: columns.filter(({ values }) => values.some((value) => value.trim() !== '')).length,
  };
}

function summarizeFilter(
  { name, conditions, severity, message }: PageFilter,
  fetched: number,
  failed: ReadonlyMap<string, number>,
): OwnCheckOutcome {
  const check_id = ownCheckId(name);
  return {
    name,
    kind: 'filter',
    check_id,
    severity,
    condition: describeFilter(conditions),
    message: message ?? null,
    pages_checked: fetched,
    pages_failed: failed.get(check_id) ?? 0,
    pages_stopped: 0,
    pages_with_value: null,
  };
}
