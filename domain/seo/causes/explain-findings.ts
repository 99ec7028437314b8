import { severityRank } from '../audit/issues.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { CheckFinding } from '../judge.js';
import type { Thresholds } from '../thresholds.js';
import { CAUSE_RULES } from './all-causes.js';
import type { Symptom } from './cause-facts.js';
import type { CauseRule, DetectedCause } from './cause-rule.js';
import type { FoundCause } from './found-cause.js';
import { PageWeights } from './page-weights.js';

const MAX_URLS = 10;

interface Candidate {
  rule: CauseRule;
  cause: DetectedCause;
  /** Check id → findings that it explains. */
  explained: Map<string, CheckFinding[]>;
}

export interface ExplainedFindings {
  causes: FoundCause[];
  /** Findings that no cause explains, in the order in which they came. */
  rest: CheckFinding[];
}

export interface ExplainOptions {
  /** Names checks by their ids. */
  titles: ReadonlyMap<string, string>;
  thresholds: Thresholds;
  /** Check id → pages of which its finding was accepted: no cause names them. */
  acceptedUrls?: ReadonlyMap<string, ReadonlySet<string>>;
}

const NO_URLS: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/**
 * Joins findings to the root causes that they follow from. A cause counts only when one of its own checks found it: what
 * a project switched off explains nothing.
 */
export function explainFindings(
  findings: Iterable<CheckFinding>,
  site: SiteArtifacts,
  { titles, thresholds, acceptedUrls = NO_URLS }: ExplainOptions,
): ExplainedFindings {
  let candidates = CAUSE_RULES.flatMap((rule): Candidate[] => {
    const cause = rule.detect(site, thresholds);
    return cause === null ? [] : [{ rule, cause: leaveOut(cause, rule, acceptedUrls), explained: new Map() }];
  });
  const all = [...findings];
  // A cause without a finding of its own is none, and what it would have explained may belong to the next.
  const isSeen = ({ rule, cause }: Candidate) =>
    all.some((finding) => rule.lead_check_ids.includes(finding.check_id) && cause.explains(finding));
  candidates = candidates.filter(isSeen);
  const rest = all.filter((finding) => !assign(finding, candidates));
  const weights = new PageWeights(site);
  const causes = candidates
    .filter(({ rule, explained }) => rule.lead_check_ids.some((id) => explained.has(id)))
    .map((candidate) => toFoundCause(candidate, weights, titles));
  const kept = new Set(causes.map(({ id }) => id));
  const freed = candidates
    .filter(({ rule }) => !kept.has(rule.id))
    .flatMap(({ explained }) => [...explained.values()].flat());
  return { causes, rest: [...rest, ...freed] };
}

/** Without the pages that somebody accepted as they are. */
function leaveOut(
  cause: DetectedCause,
  { lead_check_ids: ids }: CauseRule,
  accepted: NonNullable<ExplainOptions['acceptedUrls']>,
): DetectedCause {
  const isAccepted = (page: string) => ids.some((id) => accepted.get(id)?.has(page));
  return accepted.size === 0 ? cause : { ...cause, pages: cause.pages.filter((page) => !isAccepted(page)) };
}

function assign(finding: CheckFinding, candidates: readonly Candidate[]): boolean {
  const owner = candidates.find(({ cause }) => cause.explains(finding));
  if (!owner) return false;
  const known = owner.explained.get(finding.check_id);
  if (known) known.push(finding);
  else owner.explained.set(finding.check_id, [finding]);
  return true;
}

function toFoundCause(
  { rule, cause, explained }: Candidate,
  weights: PageWeights,
  titles: ReadonlyMap<string, string>,
): FoundCause {
  const own = rule.lead_check_ids.filter((id) => explained.has(id));
  const [lead = ''] = own;
  const symptoms = [...explained]
    .filter(([id]) => id !== lead)
    .map(([id, found]): Symptom => ({ check_id: id, title: titles.get(id) ?? id, findings: countCases(found) }))
    .sort((one, other) => other.findings - one.findings || (one.check_id < other.check_id ? -1 : 1));
  const all = [...explained.values()].flat();
  const severities = all.map(({ severity }) => severity).sort((one, other) => severityRank(one) - severityRank(other));
  const { title, why, steps, sample, loss, certainty, effort_hours, page_to_edit, template, snippets } = cause;
  return {
    id: rule.id,
    level: rule.level,
    component: rule.component,
    severity: severities[0] ?? 'info',
    title,
    why,
    steps,
    check_ids: [lead, ...symptoms.map(({ check_id }) => check_id)],
    findings: countCases(explained.get(lead) ?? []),
    explains: { findings: symptoms.reduce((sum, { findings }) => sum + findings, 0), symptoms },
    pages: cause.pages.length,
    urls: cause.pages.slice(0, MAX_URLS),
    sample,
    page_share: weights.shareOf(cause.pages),
    loss,
    certainty,
    effort_hours,
    page_to_edit,
    template,
    snippets,
  };
}

function countCases(findings: readonly CheckFinding[]): number {
  return findings.reduce((sum, { count = 1 }) => sum + count, 0);
}
