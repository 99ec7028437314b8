import type { Check, Finding, Severity } from '../seo/checks/check.js';
import type { CheckFinding } from '../seo/judge.js';
import type { Issue, IssueCounts, IssueLevel, MeasuredOver } from './issue.js';
import { seeCauses } from './root-cause-key.js';
import { RootCauseTally } from './root-cause-tally.js';

export const SEVERITIES: readonly Severity[] = ['critical', 'high', 'medium', 'low', 'info'];

const SAMPLE_SIZE = 20;

const LEVELS: Record<Severity, IssueLevel> = {
  critical: 'critical',
  high: 'critical',
  medium: 'warning',
  low: 'notice',
  info: 'notice',
};

export function classifySeverity(severity: Severity): IssueLevel {
  return LEVELS[severity];
}

/** 0 for critical … 4 for info. */
export function severityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

/** One issue per check that found something, ordered by severity, then by how much it affects, then by id. */
export function groupIssues(findings: Iterable<CheckFinding>, catalog: readonly Check[]): Issue[] {
  const accumulator = new IssueAccumulator(catalog);
  for (const finding of findings) accumulator.add(finding);
  return accumulator.result();
}

interface Tally {
  check: Check;
  severity: Severity;
  occurrences: number;
  /** Numbers of the pages met, for page checks, or of the resources. */
  subjects: Set<number>;
  /** Kept sorted by severity, first come first; never longer than the sample. */
  sample: { rank: number; finding: Finding }[];
  causes: RootCauseTally;
}

/**
 * Groups findings as they stream by. Memory grows with the number of checks and, by small numbers, with each page a check
 * fails on and each root cause; the findings themselves are dropped except for the sample. Findings of checks that the
 * catalog no longer has are left out: there is nothing to say about them.
 */
export class IssueAccumulator {
  readonly #checks: ReadonlyMap<string, Check>;
  readonly #tallies = new Map<string, Tally>();
  /** Each URL is kept once and named by a number in every tally. */
  readonly #pageNumbers = new Map<string, number>();

  constructor(catalog: readonly Check[]) {
    this.#checks = new Map(catalog.map((check) => [check.id, check]));
  }

  add(finding: CheckFinding): void {
    const tally = this.#tallyOf(finding);
    if (!tally) return;
    tally.occurrences += finding.count ?? 1;
    if (severityRank(finding.severity) < severityRank(tally.severity)) tally.severity = finding.severity;
    const { check } = tally;
    if (check.scope === 'page') tally.subjects.add(this.#numberOf(finding.page_url ?? finding.url));
    else if (check.measured_over === 'resources') tally.subjects.add(this.#numberOf(finding.url));
    keepInSample(tally.sample, finding);
    tally.causes.add(seeCauses(tally.check, finding));
  }

  result(): Issue[] {
    return [...this.#tallies.values()].map(toIssue).sort(compareIssueOrder);
  }

  #tallyOf(finding: CheckFinding): Tally | null {
    const known = this.#tallies.get(finding.check_id);
    if (known) return known;
    const check = this.#checks.get(finding.check_id);
    if (!check) return null;
    const tally = startTally(check, finding.severity);
    this.#tallies.set(check.id, tally);
    return tally;
  }

  #numberOf(url: string): number {
    const known = this.#pageNumbers.get(url);
    if (known !== undefined) return known;
    this.#pageNumbers.set(url, this.#pageNumbers.size);
    return this.#pageNumbers.size - 1;
  }
}

export function countIssues(issues: readonly Issue[]): IssueCounts {
  const counts: IssueCounts = { critical: 0, warning: 0, notice: 0 };
  for (const issue of issues) counts[issue.level] += 1;
  return counts;
}

function startTally(check: Check, severity: Severity): Tally {
  return { check, severity, occurrences: 0, subjects: new Set(), sample: [], causes: new RootCauseTally() };
}

function keepInSample(sample: Tally['sample'], finding: CheckFinding): void {
  const rank = severityRank(finding.severity);
  const last = sample.at(-1);
  if (sample.length === SAMPLE_SIZE && last && last.rank <= rank) return;
  const { check_id: _check, component: _component, page_url: _page, ...kept } = finding;
  const after = sample.findIndex((other) => other.rank > rank);
  sample.splice(after < 0 ? sample.length : after, 0, { rank, finding: kept });
  if (sample.length > SAMPLE_SIZE) sample.pop();
}

function toIssue({ check, severity, occurrences, subjects, sample, causes }: Tally): Issue {
  const { id, component, title, why, fix, reference, effort_hours } = check;
  return {
    check_id: id,
    component,
    severity,
    level: classifySeverity(severity),
    title,
    why,
    fix,
    reference,
    measured_over: measuredOver(check),
    effort_hours,
    affected_count: occurrences,
    // A file is one of the resources that were requested, however many pages use it.
    affected_pages: check.scope === 'page' || check.measured_over === 'resources' ? subjects.size : occurrences,
    sample: sample.map(({ finding }) => finding),
    ...causes.result(),
  };
}

function measuredOver(check: Check): MeasuredOver {
  if (check.scope === 'page') return PAGE_SUBJECTS[check.applies_to];
  return SITE_SUBJECTS[check.measured_over];
}

const PAGE_SUBJECTS = {
  fetched: 'fetched_pages',
  html200: 'html_pages',
  findable: 'html_pages',
  indexable: 'indexable_pages',
} as const;
const SITE_SUBJECTS = {
  all_pages: 'fetched_pages',
  html_pages: 'indexable_pages',
  rendered_pages: 'rendered_pages',
  resources: 'resources',
  site: 'site',
} as const;

/** By severity, then by how much is affected, then by id. */
export function compareIssueOrder(one: Issue, other: Issue): number {
  return (
    severityRank(one.severity) - severityRank(other.severity) ||
    other.affected_count - one.affected_count ||
    compareText(one.check_id, other.check_id)
  );
}

/** By code unit, so that the order is the same in every locale. */
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
