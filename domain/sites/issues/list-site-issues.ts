import type { CompleteAudit } from '../../audits/audit-result.js';
import { compareIssues, type IssueChange } from '../../audits/compare-issues.js';
import type { Issue } from '../../audits/issue.js';
import { SEVERITIES, severityRank } from '../../audits/issues.js';
import { orderIssues } from '../../audits/order-issues.js';
import type { Recommendation } from '../../audits/recommendation.js';
import type { StoredAcceptance } from '../../seo/acceptance/stored-acceptance.js';
import type { Severity } from '../../seo/checks/check.js';
import { COMPONENT_NAMES } from '../../seo/components.js';
import { type AcceptedExtent, findAcceptedExtent } from './find-accepted-extent.js';
import type { IssueMark } from './issue-record.js';
import { judgeIssueState } from './judge-issue-state.js';
import type { IssueTrend, SiteIssue, SiteIssueGroup, SiteIssues } from './site-issue.js';

export interface SiteIssueSources {
  audit: CompleteAudit;
  /** The audit of the same kind before it; null for the first. */
  previous: CompleteAudit | null;
  marks: readonly IssueMark[];
  acceptances: readonly StoredAcceptance[];
  /** ISO 8601: acceptances may have expired. */
  now: string;
}

/** The issues of an audit, grouped by cause, with their change since the audit before and what members decided. */
export function listSiteIssues(sources: SiteIssueSources): SiteIssues {
  const lister = new IssueLister(sources);
  const groups = lister.listGroups();
  const counted = groups
    .flatMap((group) => (group.kind === 'cause' ? group.checks : [group]))
    .filter(({ state }) => state !== 'accepted');
  const counts: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { severity } of counted) counts[severity] += 1;
  return { counts, groups, fixed: lister.listFixed() };
}

class IssueLister {
  readonly #sources: SiteIssueSources;
  readonly #marks: ReadonlyMap<string, IssueMark>;
  readonly #changes: ReadonlyMap<string, IssueChange>;
  readonly #fixed: readonly IssueChange[];
  readonly #causes: ReadonlyMap<string, Recommendation>;

  constructor(sources: SiteIssueSources) {
    const { audit, previous, marks } = sources;
    this.#sources = sources;
    this.#marks = new Map(marks.map((mark) => [mark.issue_id, mark]));
    const compared = previous && compareIssues(previous, audit);
    const found = compared ? [compared.new, compared.unchanged, compared.worse, compared.better].flat() : [];
    this.#changes = new Map(found.map((change) => [change.check_id, change]));
    this.#fixed = compared?.fixed ?? [];
    this.#causes = mapCauses(audit);
  }

  listGroups(): SiteIssueGroup[] {
    const { audit } = this.#sources;
    const found = new Map(orderIssues(audit).map(({ issue }) => [issue.check_id, issue]));
    const onlyAccepted = audit.accepted.issues.filter(({ check_id }) => !found.has(check_id));
    const members = new Map<string, SiteIssue[]>();
    const single: SiteIssueGroup[] = [];
    for (const issue of found.values()) {
      const cause = findMainCause(issue, this.#causes);
      const line = this.#describeCheck(issue, cause);
      if (cause === null) single.push({ ...line, checks: [] });
      else members.set(cause, [...(members.get(cause) ?? []), line]);
    }
    const causes = [...members].flatMap(([id, checks]) => {
      const fix = this.#causes.get(id);
      return fix ? [this.#describeCause(id, fix, checks)] : [];
    });
    const accepted = onlyAccepted.map((issue) => ({
      ...this.#describeCheck(issue, null),
      state: 'accepted' as const,
      partly_accepted: false,
      checks: [],
    }));
    return [...causes, ...single, ...accepted];
  }

  listFixed(): SiteIssueGroup[] {
    const before = new Map(
      COMPONENT_NAMES.flatMap((name) => this.#sources.previous?.components[name].issues ?? []).map((issue) => [
        issue.check_id,
        issue,
      ]),
    );
    return this.#fixed.flatMap(({ check_id, affected }) => {
      const issue = before.get(check_id);
      if (!issue) return [];
      const line = this.#describeCheck(issue, null);
      const gone = {
        affected_pages: 0,
        share: null,
        trend: 'fixed',
        change: affected.change,
        search_cost: null,
      } as const;
      return [{ ...line, ...gone, state: 'fixed' as const, partly_accepted: false, checks: [] }];
    });
  }

  #describeCheck(issue: Issue, cause: string | null): SiteIssue {
    const { audit } = this.#sources;
    const { check_id, title, severity, component, affected_pages, measured_over } = issue;
    const own = this.#marks.get(check_id);
    const causes = cause === null ? undefined : this.#marks.get(cause);
    const extent = this.#findExtent(check_id);
    return {
      id: check_id,
      kind: 'check',
      title,
      severity,
      area: component,
      affected_pages,
      measured_over,
      share: sharePages(issue, audit.crawl.pages),
      ...describeTrend(this.#changes.get(check_id)),
      search_cost: findSearchCost(check_id, audit.recommendations),
      state: extent === 'whole' ? 'accepted' : judgeIssueState(own?.done ?? causes?.done ?? null, audit),
      partly_accepted: extent === 'part',
      assignee: own?.assignee ?? causes?.assignee ?? null,
    };
  }

  #findExtent(check_id: string): AcceptedExtent {
    const { audit, acceptances, now } = this.#sources;
    const extent = findAcceptedExtent(acceptances, check_id, now);
    const isLeftOut = audit.accepted.issues.some((issue) => issue.check_id === check_id);
    return extent === 'none' && isLeftOut ? 'part' : extent;
  }

  #describeCause(id: string, fix: Recommendation, checks: SiteIssue[]): SiteIssueGroup {
    const { audit, previous } = this.#sources;
    const mark = this.#marks.get(id);
    const counted = countCause(fix, checks, audit.crawl.pages);
    const earlier = previous && mapCauses(previous).get(id);
    const isNew = checks.every(({ trend }) => trend === 'new');
    const change = earlier ? fix.evidence.count - earlier.evidence.count : null;
    const isAccepted = checks.every(({ state }) => state === 'accepted');
    return {
      id,
      kind: 'cause',
      title: fix.title,
      severity: findWorst(checks),
      area: fix.component,
      ...counted,
      trend: change === null ? (isNew ? 'new' : 'unknown') : nameDirection(change),
      change: change === null && isNew ? counted.affected_pages : change,
      search_cost: fix.search_cost?.percent ?? null,
      state: isAccepted ? 'accepted' : judgeIssueState(mark?.done ?? null, audit),
      partly_accepted:
        !isAccepted && checks.some(({ state, partly_accepted }) => state === 'accepted' || partly_accepted),
      assignee: mark?.assignee ?? null,
      checks,
    };
  }
}

/** The fixes of an audit that are about a cause, by the id of the cause. */
function mapCauses({ recommendations }: CompleteAudit): Map<string, Recommendation> {
  return new Map(recommendations.flatMap((fix) => (fix.cause ? [[fix.cause.id, fix] as const] : [])));
}

/** The pages of a cause; of one that is about no page, such as a sitemap, what the largest of its checks counts. */
function countCause(
  { evidence: { count } }: Recommendation,
  checks: readonly SiteIssue[],
  crawled: number,
): Pick<SiteIssue, 'affected_pages' | 'measured_over' | 'share'> {
  const [largest] = checks.toSorted((one, other) => other.affected_pages - one.affected_pages);
  if (count === 0 && largest)
    return { affected_pages: largest.affected_pages, measured_over: largest.measured_over, share: largest.share };
  return {
    affected_pages: count,
    measured_over: 'fetched_pages',
    share: crawled > 0 ? Math.min(1, count / crawled) : null,
  };
}

/** The cause that explains more than half of the occurrences; the rest is not worth a line of its own. */
function findMainCause({ explained_by = [], affected_count }: Issue, causes: ReadonlyMap<string, Recommendation>) {
  const known = explained_by.filter(({ cause_id }) => causes.has(cause_id));
  const [most] = known.sort((one, other) => other.findings - one.findings);
  return most && most.findings * 2 > affected_count ? most.cause_id : null;
}

function sharePages({ measured_over: over, affected_pages: pages }: Issue, crawled: number): number | null {
  if (over === 'site' || over === 'resources' || crawled === 0) return null;
  return Math.min(1, pages / crawled);
}

function describeTrend(compared: IssueChange | undefined): { trend: IssueTrend; change: number | null } {
  if (compared === undefined) return { trend: 'unknown', change: null };
  const { change } = compared.affected;
  return compared.severity.before === null ? { trend: 'new', change } : { trend: nameDirection(change), change };
}

function nameDirection(change: number): IssueTrend {
  if (change === 0) return 'same';
  return change > 0 ? 'more' : 'fewer';
}

/** Of the first fix by rank that it is part of. */
function findSearchCost(check_id: string, recommendations: readonly Recommendation[]): number | null {
  const fixes = recommendations.filter(({ check_ids }) => check_ids.includes(check_id));
  const [first] = [...fixes].sort((one, other) => one.rank - other.rank);
  return first?.search_cost?.percent ?? null;
}

function findWorst(checks: readonly SiteIssue[]): Severity {
  const rank = Math.min(...checks.map(({ severity }) => severityRank(severity)));
  return SEVERITIES[rank] ?? 'info';
}
