import { severityRank } from '../../audits/issues.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { CheckFinding } from '../judge.js';
import type { Thresholds } from '../thresholds.js';
import { CAUSE_RULES } from './all-causes.js';
import type { Symptom } from './cause-facts.js';
import type { CauseRule, DetectedCause } from './cause-rule.js';
import type { FoundCause } from './found-cause.js';
import { PageWeights } from './page-weights.js';

const MAX_URLS = 10;

interface ExplainedCause {
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
  const weights = new PageWeights(site);
  const causes: FoundCause[] = [];
  let rest = [...findings];
  for (const rule of CAUSE_RULES) {
    const detected = rule.detect(site, thresholds, rest);
    if (detected === null) continue;
    const cause = leaveOut(detected, rule, acceptedUrls);
    const explained = rest.filter((finding) => cause.explains(finding));
    // A cause without a finding of its own is discarded, and what it would have explained may belong to the next.
    if (!explained.some(({ check_id }) => rule.lead_check_ids.includes(check_id))) continue;
    causes.push(toFoundCause({ rule, cause, explained: groupByCheck(explained) }, weights, titles));
    rest = rest.filter((finding) => !cause.explains(finding));
  }
  return { causes, rest };
}

function groupByCheck(findings: readonly CheckFinding[]): Map<string, CheckFinding[]> {
  const groups = new Map<string, CheckFinding[]>();
  for (const finding of findings) {
    const known = groups.get(finding.check_id);
    if (known) known.push(finding);
    else groups.set(finding.check_id, [finding]);
  }
  return groups;
}

/** Without the pages that were accepted as they are. */
function leaveOut(
  cause: DetectedCause,
  { lead_check_ids: ids }: CauseRule,
  accepted: NonNullable<ExplainOptions['acceptedUrls']>,
): DetectedCause {
  const isAccepted = (page: string) => ids.some((id) => accepted.get(id)?.has(page));
  return accepted.size === 0 ? cause : { ...cause, pages: cause.pages.filter((page) => !isAccepted(page)) };
}

function toFoundCause(
  { rule, cause, explained }: ExplainedCause,
  weights: PageWeights,
  titles: ReadonlyMap<string, string>,
): FoundCause {
  const own = rule.lead_check_ids.filter((id) => explained.has(id));
  const lead = own.find((id) => id === cause.lead_check_id) ?? own[0] ?? '';
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
    page_share: cause.page_share ?? weights.shareOf(cause.pages),
    loss,
    certainty,
    effort_hours,
    page_to_edit,
    template,
    snippets,
    ...(cause.lab && { lab: cause.lab }),
  };
}

function countCases(findings: readonly CheckFinding[]): number {
  return findings.reduce((sum, { count = 1 }) => sum + count, 0);
}
