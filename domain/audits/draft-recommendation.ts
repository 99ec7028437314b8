import { round } from '../base/statistics/round.js';
import type { PageWeights } from '../seo/causes/page-weights.js';
import { suggestSnippets } from '../seo/fixes/suggest-snippets.js';
import type { Improvement, SiteFacts } from '../seo/improvements/improvement.js';
import type { SubjectCounts } from '../seo/scoring/subject-counts.js';
import { type Cost, estimateCost } from './estimate-cost.js';
import { estimateEffort, roundEffort } from './estimate-effort.js';
import { estimateImpact, notEstimated } from './estimate-impact.js';
import { writeFixSteps } from './fix-steps.js';
import type { Issue } from './issue.js';
import { pagesToEdit } from './pages-to-edit.js';
import { priorityOfCost } from './priority-of-cost.js';
import type { Recommendation, TrafficEstimate } from './recommendation.js';
import type { IssueFamily } from './recommendation-families.js';

const MAX_URLS = 10;
/** Percent of the site's value in search for each point of an improvement's worth: nothing is broken there. */
const WORTH_COST = 0.01;

/** A recommendation before it is ranked among the others. */
export type Draft = Omit<Recommendation, 'rank' | 'roi' | 'phase'> & {
  /** What the effort rests on. */
  effort_basis: string;
  /** Percent of the site's value in search, not rounded: what it is ranked by. */
  cost: number;
};

export interface FixSources {
  counts: SubjectCounts;
  weights: PageWeights;
  facts: SiteFacts;
}

/** One recommendation for issues that one piece of work fixes. Its id is that of the issue that leads. */
export function draftFix(group: IssueFamily, { counts, weights, facts }: FixSources): Draft {
  const { family, lead, others } = group;
  const members = [lead, ...others];
  const { days, basis: effort_basis } = estimateEffort(group);
  // Info findings are hints: nothing is broken there.
  const kind = lead.severity === 'info' ? 'improvement' : 'fix';
  const cost = largestCost(members.map((issue) => estimateCost(issue, counts, weights)));
  return {
    id: `${kind}/${lead.check_id}`,
    priority: kind === 'fix' ? priorityOfCost(cost.percent, lead.severity) : 'Low',
    component: lead.component,
    kind,
    title: family?.title ?? lead.title,
    why: lead.why,
    check_ids: members.map(({ check_id }) => check_id),
    evidence: gatherEvidence(lead, others),
    steps: writeFixSteps(group, facts.site),
    snippets: suggestSnippets(members, facts),
    impact: largestImpact(members.map((issue) => estimateImpact(issue, counts, facts.site))),
    effort: roundEffort(days),
    effort_basis,
    cause: null,
    explains: null,
    template: templateOf(lead),
    page_to_edit: pagesToEdit(lead)[0] ?? null,
    search_cost: kind === 'fix' ? { percent: round(cost.percent, 2), basis: cost.basis } : null,
    cost: cost.percent,
  };
}

export function draftImprovement(improvement: Improvement, facts: SiteFacts): Draft {
  const { id, component, title, why, worth, effort_days: days } = improvement;
  const { count, urls, sample, steps } = improvement.propose(facts);
  return {
    id,
    priority: 'Low',
    component,
    kind: 'improvement',
    title,
    why,
    check_ids: [],
    evidence: { count, urls: urls.slice(0, MAX_URLS), sample },
    steps: [...steps, improvement.verify],
    snippets: suggestSnippets([], facts, id),
    impact: notEstimated('not estimated: nothing is broken here, and what the work wins depends on how it is done'),
    effort: roundEffort(days),
    effort_basis: 'work of this kind',
    cause: null,
    explains: null,
    template: null,
    page_to_edit: null,
    search_cost: null,
    cost: worth * WORTH_COST,
  };
}

/** The largest group of pages that one template is likely to make, when it holds most of the affected ones. */
function templateOf({ templates = [], affected_pages: affected }: Issue): Draft['template'] {
  const [first] = templates;
  if (!first || first.pages * 2 < affected) return null;
  return { pattern: first.pattern, pages: first.pages, line: null, change: null };
}

/**
 * Members of a family show the same pages from several sides: they are not added up, the most of one check counts, among
 * those that count what the leading one counts (one measured page and 80 files are no 80 cases of slowness).
 */
function gatherEvidence(lead: Issue, others: readonly Issue[]): Recommendation['evidence'] {
  const members = [lead, ...others];
  const found = members.flatMap(({ sample }) =>
    sample.flatMap(({ url, related_urls: related }) => [url, ...(related ?? [])]),
  );
  const [worst] = members.flatMap(({ sample }) => sample);
  return {
    count: Math.max(0, ...members.filter(isCountedLike(lead)).map(countOf)),
    urls: [...new Set(found)].slice(0, MAX_URLS),
    sample: worst ? `${worst.url}: ${worst.observed}` : '',
  };
}

function isCountedLike({ measured_over: over }: Issue): (issue: Issue) => boolean {
  return ({ measured_over }) => measured_over === over;
}

/** Pages, files or, where a check is about the site as one, cases. */
function countOf({ affected_pages: pages, affected_count: cases, measured_over: over }: Issue): number {
  return over === 'site' ? cases : pages;
}

/** Errors that one piece of work fixes are on the same pages: what they cost is not added up. */
function largestCost(costs: readonly Cost[]): Cost {
  const none: Cost = { percent: 0, share: 0, basis: 'nothing was found' };
  return costs.reduce((most, one) => (one.percent > most.percent ? one : most), none);
}

/** What one piece of work wins is won once: the effects of a family are not added up. */
function largestImpact(impacts: readonly TrafficEstimate[]): TrafficEstimate {
  const [first, ...others] = impacts;
  if (!first) return notEstimated('not estimated: nothing was found');
  return others.reduce((most, one) => (highOf(one) > highOf(most) ? one : most), first);
}

function highOf({ traffic_percent_high: high }: TrafficEstimate): number {
  return high ?? -1;
}
