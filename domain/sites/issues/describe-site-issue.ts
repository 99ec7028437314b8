import type { CompleteAudit } from '../../audits/audit-result.js';
import type { Issue } from '../../audits/issue.js';
import type { Recommendation, Snippet } from '../../audits/recommendation.js';
import { findAcceptancesOfCheck } from './find-accepted-extent.js';
import { type IssueHistoryEntry, writeIssueHistory } from './issue-history.js';
import type { IssueRecord } from './issue-record.js';
import { listSiteIssues, type SiteIssueSources } from './list-site-issues.js';
import type { SiteIssue, SiteIssueGroup } from './site-issue.js';
import {
  type AuditSnapshot,
  findCauseFix,
  findIssueOfCheck,
  findTurns,
  type IssuePoint,
  type TalliedAudit,
  traceIssue,
} from './trace-issue.js';

/** All that is known of one issue of a site. */
export interface SiteIssueDetail {
  issue: SiteIssueGroup;
  /** What explains most of it; null for none, and for causes. */
  cause: Pick<SiteIssue, 'id' | 'title'> | null;
  why: string;
  steps: string[];
  /** Address of a rule or documentation. */
  reference: string | null;
  snippets: Snippet[];
  page_to_edit: string | null;
  /** Findings, the worst first, 20 at most. */
  samples: { url: string; observed: string; expected: string | null }[];
  /** Oldest first. */
  points: IssuePoint[];
  /** Newest first. */
  history: IssueHistoryEntry[];
}

export interface SiteIssueDetailSources extends SiteIssueSources {
  record: IssueRecord;
  /** Audits of the same kind up to this one, which is the last, oldest first. */
  tallies: readonly TalliedAudit[];
  /** Whole ones of them: this one, and the last that found the issue. */
  snapshots: readonly AuditSnapshot[];
}

/** @returns null for an issue that none of the audits found */
export function describeSiteIssue(id: string, sources: SiteIssueDetailSources): SiteIssueDetail | null {
  const found = findLine(id, sources);
  const texts = found && findTexts(id, sources.snapshots);
  if (!texts) return null;
  const points = traceIssue(id, sources.tallies);
  const accepted = found.line.kind === 'check' ? findAcceptancesOfCheck(sources.acceptances, id, sources.now) : [];
  return {
    issue: found.line,
    cause: found.cause && { id: found.cause.id, title: found.cause.title },
    ...texts,
    points,
    history: writeIssueHistory(findTurns(points), sources.record.changes, accepted),
  };
}

/** As the list has it: a group, a check of one, what was fixed since the audit before, or long before. */
function findLine(
  id: string,
  sources: SiteIssueDetailSources,
): { line: SiteIssueGroup; cause: SiteIssue | null } | null {
  const { groups, fixed } = listSiteIssues(sources);
  const group = [...groups, ...fixed].find((each) => each.id === id);
  if (group) return { line: group, cause: null };
  for (const cause of groups) {
    const check = cause.checks.find((each) => each.id === id);
    if (check) return { line: { ...check, checks: [] }, cause };
  }
  const line = findGoneLine(id, sources.snapshots);
  return line && { line, cause: null };
}

/** Of an issue that only earlier audits found. */
function findGoneLine(id: string, snapshots: readonly AuditSnapshot[]): SiteIssueGroup | null {
  for (const { audit } of [...snapshots].reverse()) {
    const issue = findIssueOfCheck(audit, id);
    const fix = findCauseFix(audit, id);
    const known = issue ?? fix;
    if (!known) continue;
    return {
      id,
      kind: issue ? 'check' : 'cause',
      title: known.title,
      severity: issue?.severity ?? 'info',
      area: known.component,
      affected_pages: 0,
      measured_over: issue?.measured_over ?? 'fetched_pages',
      share: null,
      trend: 'unknown',
      change: null,
      search_cost: null,
      state: 'fixed',
      partly_accepted: false,
      assignee: null,
      checks: [],
    };
  }
  return null;
}

type Texts = Pick<SiteIssueDetail, 'why' | 'steps' | 'reference' | 'snippets' | 'page_to_edit' | 'samples'>;

/** By the last audit that found it. Samples are those of this audit alone. */
function findTexts(id: string, snapshots: readonly AuditSnapshot[]): Texts | null {
  const reversed = [...snapshots].reverse();
  for (const [age, { audit }] of reversed.entries()) {
    const accepted = audit.accepted.issues.find(({ check_id }) => check_id === id);
    const issue = findIssueOfCheck(audit, id) ?? accepted;
    if (issue) return writeCheckTexts(issue, audit, age === 0);
    const fix = findCauseFix(audit, id);
    if (fix) return writeCauseTexts(fix, age === 0);
  }
  return null;
}

function writeCheckTexts(issue: Issue, audit: CompleteAudit, isCurrent: boolean): Texts {
  const fix = findFix(issue, audit);
  return {
    why: issue.why,
    steps: fix?.steps ?? [issue.fix],
    reference: issue.reference,
    snippets: fix?.snippets.filter(({ check_ids }) => check_ids?.includes(issue.check_id) ?? true) ?? [],
    page_to_edit: fix?.page_to_edit ?? null,
    samples: isCurrent
      ? issue.sample.map(({ url, observed, expected }) => ({ url, observed, expected: expected ?? null }))
      : [],
  };
}

function writeCauseTexts({ why, steps, snippets, page_to_edit, evidence }: Recommendation, isCurrent: boolean): Texts {
  return {
    why,
    steps,
    reference: null,
    snippets,
    page_to_edit: page_to_edit ?? null,
    samples: isCurrent ? evidence.urls.map((url) => ({ url, observed: '', expected: null })) : [],
  };
}

/** The work on this check itself, else on the cause that explains it. */
function findFix({ check_id, explained_by = [] }: Issue, audit: CompleteAudit): Recommendation | null {
  const own = audit.recommendations.find(({ cause, check_ids }) => !cause && check_ids.includes(check_id));
  return own ?? findCauseFix(audit, explained_by[0]?.cause_id ?? '');
}
