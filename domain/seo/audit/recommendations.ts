import type { Severity } from '../checks/check.js';
import { ALL_IMPROVEMENTS } from '../improvements/all-improvements.js';
import type { Improvement, SiteFacts } from '../improvements/improvement.js';
import { type FactSources, gatherSiteFacts } from '../improvements/site-facts.js';
import { round } from '../scoring/round.js';
import { countSubjects, type SubjectCounts } from '../scoring/subject-counts.js';
import type { Issue } from './issue.js';
import { effortDays, planPhases } from './plan-phases.js';
import type { Priority, Recommendation, TrafficEstimate } from './recommendation.js';

export const MIN_RECOMMENDATIONS = 15;
const MAX_FIXES = 60;
const MAX_URLS = 10;
const NAMED_URLS = 3;
const HOURS_PER_DAY = 6;
const WEEK_FROM_DAYS = 10;

/** Percent of organic traffic that an issue on every page may cost, by severity: assumptions, and said to be. */
const IMPACT: Readonly<Record<Severity, readonly [low: number, high: number]>> = {
  critical: [5, 20],
  high: [2, 8],
  medium: [0.5, 3],
  low: [0.1, 0.8],
  info: [0, 0.2],
};
const PRIORITY: Readonly<Record<Severity, Priority>> = {
  critical: 'High',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Low',
};
const PRIORITY_ORDER: readonly Priority[] = ['High', 'Medium', 'Low'];
/** An improvement worth this much at its best is of medium priority; none is ever high: nothing is broken. */
const MEDIUM_FROM_PERCENT = 5;

type Draft = Omit<Recommendation, 'rank' | 'roi' | 'phase'>;

/**
 * At least 15 recommendations: a fix for every issue found, then, when fixes are fewer, improvements that apply to this
 * site. Ranked by priority, then by return: the middle of the impact range divided by the days of work; ties by id.
 */
export function buildRecommendations(issues: readonly Issue[], sources: FactSources): Recommendation[] {
  const counts = countSubjects(sources.site);
  const found = issues.slice(0, MAX_FIXES).map((issue) => draftFix(issue, counts));
  const missing = Math.max(0, MIN_RECOMMENDATIONS - found.filter(({ kind }) => kind === 'fix').length);
  const improvements = chooseImprovements(gatherSiteFacts(sources), missing);
  const ranked = [...found, ...improvements].sort(compareDrafts);
  const best = Math.max(...ranked.map(returnOnEffort));
  const phases = planPhases(ranked);
  return ranked.map((draft, index) => ({
    ...draft,
    rank: index + 1,
    roi: {
      value: best > 0 ? Math.round((returnOnEffort(draft) / best) * 100) : 0,
      basis: `${round(returnOnEffort(draft), 2)} % of traffic per day of work; 100 is the best of this list`,
    },
    phase: phases[index] ?? 3,
  }));
}

function draftFix(issue: Issue, counts: SubjectCounts): Draft {
  const urls = [...new Set(issue.sample.flatMap(({ url, related_urls: related }) => [url, ...(related ?? [])]))].slice(
    0,
    MAX_URLS,
  );
  const [worst] = issue.sample;
  // Info findings are hints: nothing is broken there.
  const kind = issue.severity === 'info' ? 'improvement' : 'fix';
  return {
    id: `${kind}/${issue.check_id}`,
    priority: PRIORITY[issue.severity],
    component: issue.component,
    kind,
    title: issue.title,
    why: issue.why,
    check_ids: [issue.check_id],
    evidence: { count: issue.affected_count, urls, sample: worst ? `${worst.url}: ${worst.observed}` : '' },
    steps: fixSteps(issue, urls),
    snippets: [],
    impact: estimateImpact(issue, counts),
    effort: showEffort((issue.effort_hours * rootCauses(issue)) / HOURS_PER_DAY),
  };
}

/** Pages share templates: each doubling of the pages affected is taken to add one root cause. A site-wide one is one. */
function rootCauses(issue: Issue): number {
  return issue.measured_over === 'site' ? 1 : 1 + Math.log2(Math.max(1, issue.affected_pages));
}

function fixSteps(issue: Issue, urls: readonly string[]): string[] {
  const [worst] = issue.sample;
  const more = issue.affected_count > NAMED_URLS ? ` (${issue.affected_count} cases in all)` : '';
  const steps = [issue.fix, `Begin with ${urls.slice(0, NAMED_URLS).join(', ')}${more}.`];
  if (worst?.where) steps.push(`Look at ${worst.where} of ${worst.url}: it reads "${worst.observed}".`);
  const expected = worst?.expected ? `, expected: ${worst.expected}` : '';
  steps.push(`Audit again and see that "${issue.check_id}" is gone${expected}.`);
  return steps;
}

/** Headers and cookies protect visitors; rankings hardly depend on them. Encryption and what browsers block do count. */
const PROTECTS_ONLY = /^sec\/(?!http-page$|mixed-)/;
const PROTECTION_SHARE = 0.1;

/** Site-wide issues reach every page; others weigh by the root of the share they affect, as in the component score. */
function estimateImpact(issue: Issue, counts: SubjectCounts): TrafficEstimate {
  const measured = issue.measured_over === 'site' ? 1 : Math.max(1, counts[issue.measured_over] ?? 1);
  const affected = Math.min(issue.affected_pages, measured);
  const weight = Math.sqrt(affected / measured);
  const share = PROTECTS_ONLY.test(issue.check_id) ? PROTECTION_SHARE : 1;
  const [low, high] = [IMPACT[issue.severity][0] * share, IMPACT[issue.severity][1] * share];
  const reach = issue.measured_over === 'site' ? 'the site as a whole' : `${affected} of ${measured} pages`;
  return {
    traffic_percent_low: round(low * weight, 2),
    traffic_percent_high: round(high * weight, 2),
    basis: `estimate, not a measurement: ${round(low, 2)}–${round(high, 2)} % assumed for a ${issue.severity} issue everywhere, here on ${reach}`,
  };
}

/** What the crawl itself suggests first, what any site can do after it; inside each the larger impact first. */
function chooseImprovements(facts: SiteFacts, wanted: number): Draft[] {
  const fitting = ALL_IMPROVEMENTS.filter((improvement) => improvement.applies(facts));
  fitting.sort((one, other) => Number(one.general) - Number(other.general) || other.impact[1] - one.impact[1]);
  return fitting.slice(0, wanted).map((improvement) => draftImprovement(improvement, facts));
}

function draftImprovement(improvement: Improvement, facts: SiteFacts): Draft {
  const { id, component, title, why, impact, effort_days: days } = improvement;
  const { count, urls, sample, steps } = improvement.propose(facts);
  return {
    id,
    priority: impact[1] >= MEDIUM_FROM_PERCENT ? 'Medium' : 'Low',
    component,
    kind: 'improvement',
    title,
    why,
    check_ids: [],
    evidence: { count, urls: urls.slice(0, MAX_URLS), sample },
    steps,
    snippets: [],
    impact: {
      traffic_percent_low: impact[0],
      traffic_percent_high: impact[1],
      basis: 'estimate, not a measurement: a cautious range for work of this kind',
    },
    effort: showEffort(days),
  };
}

function showEffort(days: number): Recommendation['effort'] {
  if (days >= WEEK_FROM_DAYS) return { value: round(days / 5, 1), unit: 'weeks' };
  return { value: Math.max(0.1, round(days, 1)), unit: 'days' };
}

function returnOnEffort({ impact, effort }: Draft): number {
  return (impact.traffic_percent_low + impact.traffic_percent_high) / 2 / effortDays(effort);
}

function compareDrafts(one: Draft, other: Draft): number {
  const byPriority = PRIORITY_ORDER.indexOf(one.priority) - PRIORITY_ORDER.indexOf(other.priority);
  return byPriority || returnOnEffort(other) - returnOnEffort(one) || (one.id < other.id ? -1 : 1);
}
