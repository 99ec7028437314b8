import { ALL_IMPROVEMENTS } from '../improvements/all-improvements.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { type FactSources, gatherSiteFacts } from '../improvements/site-facts.js';
import { round } from '../scoring/round.js';
import { countSubjects } from '../scoring/subject-counts.js';
import { plural } from '../text/plural.js';
import { type Draft, draftFix, draftImprovement } from './draft-recommendation.js';
import type { Issue } from './issue.js';
import { effortDays, planPhases } from './plan-phases.js';
import { PRIORITY_ORDER } from './ranking-constants.js';
import type { Recommendation } from './recommendation.js';
import { groupFamilies } from './recommendation-families.js';

export const MIN_RECOMMENDATIONS = 15;
const MAX_FIXES = 60;

/**
 * At least 15 recommendations: a fix for every group of issues that one piece of work mends, then, when fixes are fewer,
 * improvements that apply to this site. Ranked by priority, then by return:
 *
 *   return = middle of the impact range ÷ days of work, ROI = 100 × return ÷ best return of the list
 *
 * Ties go by id. Impact, effort and phases: see estimate-impact, estimate-effort and plan-phases; every constant is in
 * ranking-constants.
 */
export function buildRecommendations(issues: readonly Issue[], sources: FactSources): Recommendation[] {
  const counts = countSubjects(sources.site);
  const facts = gatherSiteFacts(sources);
  const found = groupFamilies(issues)
    .slice(0, MAX_FIXES)
    .map((group) => draftFix(group, counts, facts));
  const missing = Math.max(0, MIN_RECOMMENDATIONS - found.filter(({ kind }) => kind === 'fix').length);
  const ranked = [...found, ...chooseImprovements(facts, missing)].sort(compareDrafts);
  const best = Math.max(...ranked.map(returnOnEffort));
  const phases = planPhases(ranked);
  return ranked.map(({ effort_basis, ...draft }, index) => ({
    ...draft,
    rank: index + 1,
    roi: rateReturn({ ...draft, effort_basis }, best),
    phase: phases[index] ?? 3,
  }));
}

/** What the crawl itself suggests first, what any site can do after it; inside each the larger impact first. */
function chooseImprovements(facts: SiteFacts, wanted: number): Draft[] {
  const fitting = ALL_IMPROVEMENTS.filter((improvement) => improvement.applies(facts));
  fitting.sort((one, other) => Number(one.general) - Number(other.general) || other.impact[1] - one.impact[1]);
  return fitting.slice(0, wanted).map((improvement) => draftImprovement(improvement, facts));
}

function rateReturn(draft: Draft, best: number): Recommendation['roi'] {
  const gained = returnOnEffort(draft);
  const days = effortDays(draft.effort);
  return {
    value: best > 0 ? Math.round((gained / best) * 100) : 0,
    basis: `${round(gained, 2)} % of traffic per day of work: ${round(middle(draft), 2)} % ÷ ${plural(days, 'day')} (${draft.effort_basis}); 100 is the best of this list`,
  };
}

function returnOnEffort(draft: Draft): number {
  return middle(draft) / effortDays(draft.effort);
}

function middle({ impact }: Draft): number {
  return (impact.traffic_percent_low + impact.traffic_percent_high) / 2;
}

function compareDrafts(one: Draft, other: Draft): number {
  const byPriority = PRIORITY_ORDER.indexOf(one.priority) - PRIORITY_ORDER.indexOf(other.priority);
  return byPriority || returnOnEffort(other) - returnOnEffort(one) || (one.id < other.id ? -1 : 1);
}
