import { round } from '../base/statistics/round.js';
import { plural } from '../base/text/plural.js';
import { writeText } from '../base/text/write-text.js';
import { PageWeights } from '../seo/causes/page-weights.js';
import { ALL_IMPROVEMENTS } from '../seo/improvements/all-improvements.js';
import type { SiteFacts } from '../seo/improvements/improvement.js';
import { type FactSources, gatherSiteFacts } from '../seo/improvements/site-facts.js';
import { isOwnCheck } from '../seo/own-checks/own-check-id.js';
import { countSubjects } from '../seo/scoring/subject-counts.js';
import { draftCause } from './draft-cause.js';
import { draftOwnFix } from './draft-own-fix.js';
import { type Draft, draftFix, draftImprovement } from './draft-recommendation.js';
import type { Issue } from './issue.js';
import { effortDays, planPhases } from './plan-phases.js';
import { EFFORT_EXPONENT, PRIORITY_ORDER } from './ranking-constants.js';
import type { Recommendation } from './recommendation.js';
import { groupFamilies } from './recommendation-families.js';

export const MIN_RECOMMENDATIONS = 15;
const MAX_FIXES = 60;

/**
 * One fix for each root cause with all that follows from it, one for each group of other issues that one piece of work
 * fixes, then, while there are fewer than 15, improvements that a fact of this very site speaks for. Ranked by priority,
 * then by
 *
 *   cost ÷ (days of work)^0.25
 *
 * where the cost is the share of the site's value in search that is lost (see estimate-cost). Ties go by id. `issues` are
 * those that no cause explains; every constant is in ranking-constants and search-loss.
 */
export function buildRecommendations(issues: readonly Issue[], sources: FactSources): Recommendation[] {
  const { site, causes = [], all_issues: all = issues, shares = {} } = sources;
  const facts = gatherSiteFacts(sources);
  const counts = { ...countSubjects(site), shares };
  const fixSources = { counts, weights: new PageWeights(site), facts };
  const ofCauses = causes.map((cause) => draftCause(cause, { open: issues, all }, facts));
  const ofIssues = groupFamilies(issues).map((group) =>
    isOwnCheck(group.lead.check_id) ? draftOwnFix(group, fixSources) : draftFix(group, fixSources),
  );
  const found = [...ofCauses, ...ofIssues].sort(compareDrafts).slice(0, MAX_FIXES);
  const missing = Math.max(0, MIN_RECOMMENDATIONS - found.filter(({ kind }) => kind === 'fix').length);
  const ranked = [...found, ...chooseImprovements(facts, new Set(all.map(({ check_id }) => check_id)), missing)].sort(
    compareDrafts,
  );
  const best = Math.max(0, ...ranked.map(rankValue));
  const phases = planPhases(ranked);
  return ranked.map(({ effort_basis, cost, ...draft }, index) => ({
    ...draft,
    rank: index + 1,
    roi: rateReturn({ ...draft, effort_basis, cost }, best),
    phase: phases[index] ?? 3,
  }));
}

/** Those that cover more come first. */
function chooseImprovements(facts: SiteFacts, found: ReadonlySet<string>, wanted: number): Draft[] {
  const fitting = ALL_IMPROVEMENTS.filter(
    ({ covered_by = [], applies }) => !covered_by.some((id) => found.has(id)) && applies(facts),
  );
  fitting.sort((one, other) => other.worth - one.worth);
  return fitting.slice(0, wanted).map((improvement) => draftImprovement(improvement, facts));
}

function rateReturn(draft: Draft, best: number): Recommendation['roi'] {
  const days = effortDays(draft.effort);
  const work = `${plural(days, 'day')} of work (${draft.effort_basis})`;
  const basis =
    draft.kind === 'fix'
      ? writeText`${round(draft.cost, 2)}% of the site’s value in search against ${work}; 100 is the best of this list`
      : `an improvement, ${work}; 100 is the best of this list`;
  return { value: best > 0 ? Math.round((rankValue(draft) / best) * 100) : 0, basis };
}

function rankValue({ cost, effort }: Draft): number {
  return cost / effortDays(effort) ** EFFORT_EXPONENT;
}

function compareDrafts(one: Draft, other: Draft): number {
  const byPriority = PRIORITY_ORDER.indexOf(one.priority) - PRIORITY_ORDER.indexOf(other.priority);
  return byPriority || rankValue(other) - rankValue(one) || (one.id < other.id ? -1 : 1);
}
