import { severityRank } from '../../audits/issues.js';
import type { Snippet } from '../../audits/recommendation.js';
import { searchLoss } from '../../audits/search-loss.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { ComponentName } from '../components.js';
import type { CheckFinding } from '../judge.js';
import { startPage } from '../site/start-page.js';
import type { Thresholds } from '../thresholds.js';
import type { CauseLevel, FixTemplate, LabSymptoms } from './cause-facts.js';
import type { CauseRule, DetectedCause } from './cause-rule.js';
import { fixTemplate } from './fix-template.js';

/** What a cause that is seen in findings alone is written from. */
export interface CauseScope {
  site: SiteArtifacts;
  thresholds: Thresholds;
  /** All that it explains, in the order in which they came. */
  findings: readonly CheckFinding[];
  /** The check that says most: the worst severity first, then the most cases. */
  lead: string;
  /** Pages that it touches, in crawl order. */
  pages: readonly string[];
}

export interface FindingsRuleParts {
  id: string;
  level: CauseLevel;
  component: ComponentName;
  lead_check_ids: readonly string[];
  /** Further checks whose findings go away with the same work. */
  symptom_check_ids?: readonly string[];
  /** Whether a finding of these checks belongs to it; all of them when absent. */
  select?(findings: readonly CheckFinding[], site: SiteArtifacts): readonly CheckFinding[];
  pages(findings: readonly CheckFinding[], site: SiteArtifacts): Iterable<string>;
  /** Share of the site that it touches, where the pages alone do not say: entries of a file, say. 0–1. */
  share?(scope: CauseScope): number;
  /** Lead checks that are about the site as one; what such an error takes from each page is less. */
  site_check_ids?: readonly string[];
  certainty: number;
  effort_hours(scope: CauseScope, template: FixTemplate | null): number;
  title(scope: CauseScope): string;
  why: string;
  steps(scope: CauseScope): string[];
  page_to_edit(scope: CauseScope): string | null;
  /** The line of a template that has to change; null where no template is at work. */
  lines?(scope: CauseScope): Pick<FixTemplate, 'line' | 'change'> | null;
  snippets?(scope: CauseScope): Snippet[];
  /** Checks of Lighthouse runs that follow from it where the start page, which is what is measured, is among its pages. */
  lab?(scope: CauseScope): LabSymptoms['check_ids'];
}

/** A cause that joins the findings of some checks because one piece of work makes them all go away. */
export function findingsRule(parts: FindingsRuleParts): CauseRule {
  const { id, level, component, lead_check_ids, symptom_check_ids = [], certainty, why } = parts;
  const check_ids = [...lead_check_ids, ...symptom_check_ids];
  const known = new Set(check_ids);
  return {
    id,
    level,
    component,
    lead_check_ids,
    check_ids,
    detect(site, thresholds, all) {
      const candidates = all.filter(({ check_id }) => known.has(check_id));
      if (!candidates.some(({ check_id }) => lead_check_ids.includes(check_id))) return null;
      const findings = parts.select ? parts.select(candidates, site) : candidates;
      const lead = chooseLead(findings.filter(({ check_id }) => lead_check_ids.includes(check_id)));
      if (lead === null) return null;
      const pages = [...new Set(parts.pages(findings, site))];
      return describe(parts, { site, thresholds, findings, lead: lead.check_id, pages }, lead);
    },
  };

  function describe(rule: FindingsRuleParts, scope: CauseScope, lead: CheckFinding): DetectedCause {
    const { findings, pages } = scope;
    const lines = rule.lines?.(scope) ?? null;
    const template = lines === null ? null : fixTemplate(pages, lines);
    const own = new Set(findings);
    return {
      title: rule.title(scope),
      why,
      steps: rule.steps(scope),
      pages,
      sample: `${lead.url}: ${lead.observed}`,
      loss: Math.max(...findings.filter(({ check_id }) => lead_check_ids.includes(check_id)).map(lossOf(rule))),
      certainty,
      effort_hours: rule.effort_hours(scope, template),
      page_to_edit: rule.page_to_edit(scope),
      template,
      snippets: rule.snippets?.(scope) ?? [],
      lead_check_id: lead.check_id,
      ...(rule.share && { page_share: rule.share(scope) }),
      ...(rule.lab && { lab: { check_ids: rule.lab(scope), pages: measuredPages(scope) } }),
      explains: (finding) => own.has(finding),
    };
  }
}

function measuredPages({ site, pages }: CauseScope): string[] {
  const start = new Set([site.start_url, startPage(site)?.url]);
  return pages.filter((url) => start.has(url));
}

function lossOf({ site_check_ids: ofSite = [] }: FindingsRuleParts): (finding: CheckFinding) => number {
  return ({ check_id, severity }) =>
    searchLoss({ check_id, severity, measured_over: ofSite.includes(check_id) ? 'site' : 'html_pages' });
}

function chooseLead(findings: readonly CheckFinding[]): CheckFinding | null {
  const cases = new Map<string, number>();
  for (const { check_id, count = 1 } of findings) cases.set(check_id, (cases.get(check_id) ?? 0) + count);
  const casesOf = ({ check_id }: CheckFinding) => cases.get(check_id) ?? 0;
  const [lead] = [...findings].sort(
    (one, other) => severityRank(one.severity) - severityRank(other.severity) || casesOf(other) - casesOf(one),
  );
  return lead ?? null;
}
