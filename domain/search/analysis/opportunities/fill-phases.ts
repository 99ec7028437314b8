import { round } from '../../../base/statistics/round.js';
import type { SearchOpportunity } from '../search-opportunity.js';

/** Hours a week that are taken where the caller names none: one person, a quarter of the time. */
export const USUAL_HOURS = 10;
const PHASE_WEEKS = 2;

/**
 * Puts opportunities, best first, into phases that have room for them: weeks 1 to 2 and 3 to 4 hold two weeks of work each,
 * month 2 and later takes the rest. None comes earlier than its kind of work can show results.
 */
export function fillPhases(opportunities: readonly SearchOpportunity[], hoursPerWeek: number): SearchOpportunity[] {
  const room = hoursPerWeek * PHASE_WEEKS;
  const planned = { 1: 0, 2: 0 };
  return opportunities.map((opportunity) => {
    const { value: hours } = opportunity.effort;
    for (const phase of [1, 2] as const) {
      if (phase < opportunity.phase || round(planned[phase] + hours, 2) > room) continue;
      planned[phase] += hours;
      return { ...opportunity, phase };
    }
    return { ...opportunity, phase: 3 };
  });
}
